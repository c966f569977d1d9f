import type { BulkEditItem } from './bulk-edit-types.ts';
import type { TrialItem } from './dry-run.worker.ts';
import { changesOf } from './item-values.ts';

/** The items of a preview, where locations with exactly the same changes are one item. */
export function foldedItems(items: readonly TrialItem[]): readonly BulkEditItem[] {
  const groups = Map.groupBy(items, ({ status, message, before, after, errors, updates, blocks }) =>
    JSON.stringify([status, message, before, after, errors, updates, blocks]),
  );
  return [...groups.values()].flatMap(([first, ...others]): BulkEditItem[] =>
    first
      ? [
          {
            location: { ...first.location },
            status: first.status,
            changes: changesOf(first, first.updates),
            message: first.message,
            blocks: first.blocks,
            others: others.map(({ location }) => location),
          },
        ]
      : [],
  );
}
