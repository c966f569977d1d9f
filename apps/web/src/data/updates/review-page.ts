import type { SuccessOf } from '@placekeeper/contracts/core/endpoint';
import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import type { updates } from '@placekeeper/contracts/endpoints/updates';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';

type Answer = SuccessOf<typeof updates.list>;

/** A page of updates on the screen, whose rows must not move while the user reads. */
export interface ReviewPage {
  /** The platform's latest response for this page. */
  readonly answer: Answer;
  /** The visible updates, newest first. */
  readonly items: readonly GoogleUpdate[];
  /** Visible updates that are no longer pending: decided elsewhere, or replaced by another change. */
  readonly gone: readonly GoogleUpdateId[];
  /** UPD-10: the number of new updates, which are hidden until the user asks for them. */
  readonly arrived: number;
  /** There may be more than `arrived`, because the response contained only new updates. */
  readonly arrivedMore: boolean;
  /** Updates that moved to the previous page in place of decided ones. An undo moves them back. */
  readonly movedUp: readonly GoogleUpdateId[];
}

const start = (answer: Answer, movedUp: ReviewPage['movedUp'] = []): ReviewPage => ({
  answer,
  items: answer.google_updates,
  gone: [],
  arrived: 0,
  arrivedMore: false,
  movedUp,
});

/** UPD-4: keeps visible rows in place, appends rows below, and counts new updates above. */
export function mergePage(
  before: ReviewPage | undefined,
  answer: Answer,
  movedUp: ReviewPage['movedUp'] = [],
): ReviewPage {
  const [top] = before?.items ?? [];
  if (!before || !top) return start(answer, movedUp);

  const fresh = new Map(answer.google_updates.map((update) => [update.id, update]));
  const shown = new Set(before.items.map(({ id }) => id));
  const others = answer.google_updates.filter(({ id }) => !shown.has(id));
  const isUndone = others.some(({ id }) => before.movedUp.includes(id));
  const arrived = others.filter((update) => isNewer(update, top));
  const below = others.filter((update) => !isNewer(update, top));
  const gone = before.items.filter((item) => !fresh.has(item.id) && covers(answer, item));
  if (isUndone || gone.length === before.items.length) return start(answer, movedUp);

  return {
    answer,
    items: [...before.items.map((item) => fresh.get(item.id) ?? item), ...below],
    gone: gone.map(({ id }) => id),
    arrived: arrived.length,
    arrivedMore: arrived.length === answer.meta.per_page,
    movedUp,
  };
}

export function withoutUpdate(page: ReviewPage, id: GoogleUpdateId): ReviewPage {
  const others = (updates: readonly GoogleUpdate[]) => updates.filter((update) => update.id !== id);
  const { answer } = page;
  const wasThere = page.items.some((item) => item.id === id);
  return {
    ...page,
    items: others(page.items),
    gone: page.gone.filter((gone) => gone !== id),
    answer: {
      ...answer,
      google_updates: others(answer.google_updates),
      meta: { ...answer.meta, total: answer.meta.total - Number(wasThere) },
    },
  };
}

/** Drops updates that were decided after the request was sent. */
export function withoutSettled(answer: Answer, settled: ReadonlySet<unknown>): Answer {
  const left = answer.google_updates.filter(({ id }) => !settled.has(id));
  const total = answer.meta.total - (answer.google_updates.length - left.length);
  return { ...answer, google_updates: left, meta: { ...answer.meta, total } };
}

/** Follows the platform's order. */
export function isNewer(a: GoogleUpdate, b: GoogleUpdate): boolean {
  const [ofA, ofB] = [Date.parse(a.created_at ?? ''), Date.parse(b.created_at ?? '')];
  // Ids grow with time, so they decide between equal or unreadable times.
  return ofA === ofB || Number.isNaN(ofA - ofB) ? a.id > b.id : ofA > ofB;
}

/** Whether the response would contain `item` if it were pending; if not, `item` may have moved to another page. */
function covers({ google_updates: found, meta }: Answer, item: GoogleUpdate): boolean {
  const [newest] = found;
  const oldest = found.at(-1);
  const notAbove = meta.current_page === 1 || !newest || !isNewer(item, newest);
  const notBelow = meta.current_page >= meta.last_page || !oldest || !isNewer(oldest, item);
  return notAbove && notBelow;
}
