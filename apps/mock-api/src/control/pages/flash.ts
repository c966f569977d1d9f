/** The result of a form, shown on the next page. */
export interface Flash {
  readonly done: boolean;
  readonly lines: readonly string[];
}

const kept = 200;

/** Keeps flashes in memory, under a number in the address, so that the next page can be reloaded. */
export function createFlashes() {
  const flashes = new Map<string, Flash>();
  let last = 0;
  return {
    keep(flash: Flash): string {
      last += 1;
      flashes.set(String(last), flash);
      flashes.delete(String(last - kept));
      return String(last);
    },
    find: (id: string | undefined): Flash | null => flashes.get(id ?? '') ?? null,
  };
}

export type Flashes = ReturnType<typeof createFlashes>;
