import type { ParsedPhone } from '@placekeeper/contracts/rules/phone-number';
import { openWorker } from './open-dry-run-worker.ts';

const known = new Map<string, ParsedPhone | null>();

/** The number in international form with its country; null if the text is no valid number. */
export async function parsePhoneInWorker(
  text: string,
  region: string | undefined,
): Promise<ParsedPhone | null> {
  const key = `${region} ${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const worker = await openWorker();
  try {
    const parsed = await worker.ask<ParsedPhone | null>({ kind: 'phone', text, region });
    known.set(key, parsed);
    return parsed;
  } finally {
    worker.close();
  }
}
