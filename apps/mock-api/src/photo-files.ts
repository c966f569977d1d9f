import { readdirSync, readFileSync } from 'node:fs';

/** Beside `src` as well as beside the bundle. */
const folder = new URL('../photos/', import.meta.url);
const ending = '.png';

let read: ReadonlyMap<string, Buffer> | null = null;

/** The drawn photos by name, read when the first account is made. */
export function photoFiles(): ReadonlyMap<string, Buffer> {
  read ??= new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith(ending))
      .toSorted()
      .map((file) => [file.slice(0, -ending.length), readFileSync(new URL(file, folder))]),
  );
  return read;
}
