import { profileLimits } from '@placekeeper/contracts/rules/limits';
import { characterCount } from '@placekeeper/contracts/rules/character-count';
import type { Row } from './row.ts';
import { containsWebAddress } from '@placekeeper/contracts/rules/web-address';

/** Reads the store code; `seen` holds the line of each code met before in the file. */
export function readStoreCode(row: Row, seen: Map<string, number>): string {
  const code = row.cell('Store code');
  const fail = (message: string) => row.fail('Store code', message);
  if (code === '') {
    fail('A store code is needed.');
    return code;
  }
  if (code.length > profileLimits.storeCode) {
    fail(
      `A store code can have ${profileLimits.storeCode} characters; this one has ${code.length}.`,
    );
  }
  if (/[<>]/.test(code)) fail('A store code cannot contain < or >.');
  if (containsWebAddress(code)) fail('A store code cannot be a web address.');
  const before = seen.get(code);
  if (before === undefined) seen.set(code, row.line);
  else fail(`The store code "${code}" is already used in line ${before}.`);
  return code;
}

export function readBusinessName(row: Row): string {
  const name = row.cell('Business name').replaceAll(/\s+/g, ' ');
  const fail = (message: string) => row.fail('Business name', message);
  if (name === '') fail('A business name is needed.');
  if (/[<>]/.test(name)) fail('A business name cannot contain < or >.');
  if (containsWebAddress(name)) fail('A business name cannot contain a web address.');
  const length = characterCount(name);
  if (length > profileLimits.name)
    fail(`A business name can have ${profileLimits.name} characters; this one has ${length}.`);
  return name;
}
