import type { PageMeta, PageRequest } from '@placekeeper/contracts/core/page';

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly meta: PageMeta;
}

export interface PageWindow {
  readonly number: number;
  readonly size: number;
  readonly offset: number;
}

export function pageWindow(request: PageRequest | undefined, defaultSize: number): PageWindow {
  const number = request?.number ?? 1;
  const size = request?.size ?? defaultSize;
  return { number, size, offset: (number - 1) * size };
}

/** LOC-2: a page past the end is empty; `current_page` is the requested number, `last_page` the real last one. */
export function pageMeta(window: PageWindow, total: number, count: number): PageMeta {
  return {
    current_page: window.number,
    last_page: Math.max(1, Math.ceil(total / window.size)),
    per_page: window.size,
    total,
    to: count === 0 ? null : window.offset + count,
  };
}
