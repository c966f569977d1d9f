import type { PatchError } from '@placekeeper/contracts/model/patch-attempt';

type Reason = Pick<PatchError, 'reason' | 'message'>;

const minuteMs = 60_000;
const units: Readonly<Record<string, number>> = {
  second: 1000,
  minute: minuteMs,
  hour: 60 * minuteMs,
  day: 24 * 60 * minuteMs,
};
const few = 3;

/** The milliseconds that Google asks to wait before the next attempt; 0 if it doesn't ask for a wait. */
export function retryDelay({ reason, message }: Reason): number {
  if (reason !== 'THROTTLED') return 0;
  const [, amount = 'few', unit = 'hour'] =
    /(\d{1,3}|few|an?|one) (second|minute|hour|day)/i.exec(message ?? '') ?? [];
  const count = amount.toLowerCase() === 'few' ? few : Number(amount) || 1;
  return count * (units[unit.toLowerCase()] ?? 0);
}

/** The next full minute at which all edits can be sent again; null if they can be sent now. */
export function retryTime(
  reasons: readonly (Reason & { /** When Google declined the edit. */ readonly since: number })[],
  now: number,
): number | null {
  const ends = reasons
    .filter((reason) => retryDelay(reason) > 0)
    .map((reason) => reason.since + retryDelay(reason));
  const at = Math.ceil(Math.max(0, ...ends) / minuteMs) * minuteMs;
  return at > now ? at : null;
}
