import { readdirSync, readFileSync } from 'node:fs';

/** The relative path is the same from `src` and from the bundle. */
const folder = new URL('../photos/', import.meta.url);
const ending = '.png';

let read: ReadonlyMap<string, Buffer> | null = null;

/** The photos by name. The first call reads the files. */
export function photoFiles(): ReadonlyMap<string, Buffer> {
  read ??= new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith(ending))
      .toSorted()
      .map((file) => [file.slice(0, -ending.length), readFileSync(new URL(file, folder))]),
  );
  return read;
}
