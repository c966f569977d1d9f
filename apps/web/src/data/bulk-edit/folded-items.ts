import type { BulkEditItem } from './bulk-edit-types.ts';
import type { TrialItem } from './dry-run.worker.ts';
import { changesOf } from './item-values.ts';

/** Merges the items of a preview whose changes are identical. */
export function foldedItems(items: readonly TrialItem[]): readonly BulkEditItem[] {
  const folded = new Map<string, BulkEditItem & { readonly others: TrialItem['location'][] }>();
  for (const { location, ...trial } of items) {
    const { status, message, blocks, updates } = trial;
    const changes = changesOf(trial, updates).filter(
      // A skipped location saves nothing, so only its changes with an error are shown.
      ({ error }) => status !== 'refused' || error !== null,
    );
    const item = { status, changes, message, blocks };
    const key = JSON.stringify(item);
    const known = folded.get(key);
    if (known) known.others.push(location);
    else folded.set(key, { location: { ...location }, ...item, others: [] });
  }
  return [...folded.values()];
}
