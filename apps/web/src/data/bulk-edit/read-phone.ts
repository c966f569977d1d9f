import type { WrittenPhone } from '@placekeeper/contracts/rules/phone-number';
import { openWorker } from './open-dry-run-worker.ts';

const known = new Map<string, WrittenPhone | null>();

/** The number in international form with its country; null if the text is no valid number. */
export async function readPhoneInWorker(
  text: string,
  region: string | undefined,
): Promise<WrittenPhone | null> {
  const key = `${region} ${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const worker = await openWorker(undefined);
  try {
    const written = await worker.ask<WrittenPhone | null>({ kind: 'phone', text, region });
    known.set(key, written);
    return written;
  } finally {
    worker.close();
  }
}
