import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import type { GoogleUpdate, UpdateFilters } from '@placekeeper/contracts/model/google-update';
import { type UpdateAction, updateCan } from '@placekeeper/contracts/rules/update-can';
import { externalStore } from '../../lib/browser/external-store.ts';
import { undoTime } from '../preferences/undo-time.ts';

/** A decision about updates, made by one press and not sent yet. */
export interface HeldDecision {
  readonly action: UpdateAction;
  readonly ids: readonly GoogleUpdateId[];
  /** Moves the focus back to the first of the updates. */
  readonly onUndo: (ids: readonly GoogleUpdateId[]) => void;
  /** Set if one call resolves all updates that match the filters; `ids` is then empty. */
  readonly matching?: Matching & { readonly end: (how: HoldEnd) => void };
}

interface Matching {
  readonly count: number;
  readonly filters: UpdateFilters;
}

/** What counts, of decisions of this window and of others. */
export interface CountedDecision extends Pick<HeldDecision, 'ids'> {
  readonly matching?: Matching | undefined;
}

export const countHeld = (decisions: readonly CountedDecision[]): number =>
  decisions.reduce((sum, { ids, matching }) => sum + ids.length + (matching?.count ?? 0), 0);

/** The updates of all decisions, because the pages that showed them may be gone. */
export const decidedUpdates = new Map<GoogleUpdateId, GoogleUpdate>();

export function rememberDecided(updates: readonly GoogleUpdate[]): void {
  for (const update of updates) decidedUpdates.set(update.id, update);
}

/** `leaving`: the page is closing, so the request must outlive it. */
export type HoldEnd = 'send' | 'leaving' | 'undone';

/** Oldest first. */
export const heldDecisions = externalStore<readonly HeldDecision[]>([]);

export interface BatchDecision extends CountedDecision, Pick<HeldDecision, 'action'> {
  /** While the job runs, the platform's totals still count some of the updates, and it is unknown how many. */
  readonly isRunning?: boolean;
  /** The id of the window that made the decision; absent if this window made it. */
  readonly from?: string;
}

/**
 * The updates of jobs that this window started; after a job ends, only those that were resolved. Also a rejection of
 * all matching updates while it is sent, and the decisions that other windows hold or send.
 */
export const batchDecisions = externalStore<readonly BatchDecision[]>([]);

const ends = new Map<GoogleUpdateId, PromiseWithResolvers<HoldEnd>>();

export const isHeld = (id: unknown): boolean =>
  heldDecisions.get().some(({ ids }) => ids.some((one) => one === id));

/** Holds a decision for the undo time; its write waits for `endOfHold`. */
export function holdDecision(decision: HeldDecision): void {
  const milliseconds = undoTime();
  if (milliseconds === 0 || decision.ids.length === 0) return;
  const holds = decision.ids.map((id) => [id, Promise.withResolvers<HoldEnd>()] as const);
  for (const [id, hold] of holds) ends.set(id, hold);
  heldDecisions.set([...heldDecisions.get(), decision]);
  setTimeout(() => {
    // Skips an update that was undone and decided again, because the update has a new hold.
    const due = holds.filter(([id, hold]) => ends.get(id) === hold);
    end(
      due.map(([id]) => id),
      'send',
    );
  }, milliseconds);
}

/** Holds a rejection of all updates that match filters; resolves with how the hold ended. */
export function holdRejection(
  { count, filters }: Matching,
  onUndo: HeldDecision['onUndo'],
): Promise<HoldEnd> {
  const milliseconds = undoTime();
  if (milliseconds === 0) return Promise.resolve('send');
  const { promise, resolve } = Promise.withResolvers<HoldEnd>();
  const decision: HeldDecision = {
    action: 'reject',
    ids: [],
    onUndo,
    matching: { count, filters, end: resolve },
  };
  heldDecisions.set([...heldDecisions.get(), decision]);
  setTimeout(() => endMatching([decision], 'send'), milliseconds);
  return promise;
}

function endMatching(decisions: readonly HeldDecision[], how: HoldEnd): void {
  const matching = decisions.filter((one) => one.matching);
  heldDecisions.set(heldDecisions.get().filter((one) => !matching.includes(one)));
  for (const one of matching) one.matching?.end(how);
}

export const endOfHold = (id: GoogleUpdateId): Promise<HoldEnd> =>
  ends.get(id)?.promise ?? Promise.resolve('send');

function end(ids: readonly GoogleUpdateId[], how: HoldEnd): void {
  const ended = new Set(ids);
  const left = heldDecisions.get().map((one) => {
    const stay = one.ids.filter((id) => !ended.has(id));
    return stay.length === one.ids.length ? one : { ...one, ids: stay };
  });
  heldDecisions.set(left.filter((one) => one.ids.length > 0 || one.matching));
  for (const id of ids) {
    ends.get(id)?.resolve(how);
    ends.delete(id);
  }
}

export function sendHeld(how: 'send' | 'leaving' = 'send'): void {
  endMatching(heldDecisions.get(), how);
  end(
    heldDecisions.get().flatMap(({ ids }) => ids),
    how,
  );
}

export function undoLastDecision(): void {
  const last = heldDecisions.get().at(-1);
  if (!last) return;
  endMatching([last], 'undone');
  end(last.ids, 'undone');
  last.onUndo(last.ids);
}

/**
 * Releases held decisions about updates that were resolved or replaced elsewhere, and returns those updates by
 * action.
 */
export function withdraw(
  gone: readonly GoogleUpdateId[],
): readonly Pick<HeldDecision, 'action' | 'ids'>[] {
  const overtaken = heldDecisions.get().map(({ action, ids }) => ({
    action,
    ids: ids.filter((id) => gone.includes(id)),
  }));
  end(
    overtaken.flatMap(({ ids }) => ids),
    'undone',
  );
  return overtaken.filter(({ ids }) => ids.length > 0);
}

export const matchesFilters = (
  { field_name: field, location, type }: GoogleUpdate,
  { locations, field_names: fields, change_source: source = 'all' }: UpdateFilters,
): boolean =>
  (!locations || locations.includes(location.id)) &&
  (!fields || fields.includes(field)) &&
  (source === 'all' || source === type);

export const isInHeldRejection = (
  update: GoogleUpdate,
  decisions: readonly Pick<CountedDecision, 'matching'>[],
): boolean =>
  decisions.some(
    ({ matching }) =>
      matching && matchesFilters(update, matching.filters) && updateCan('reject', update).allowed,
  );
