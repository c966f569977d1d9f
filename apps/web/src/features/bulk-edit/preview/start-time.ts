import { localTime } from '../../../lib/text/format.ts';

export interface StartChoice {
  readonly kind: 'now' | 'evening' | 'chosen';
  /** Local date and time, as `<input>` values. */
  readonly date: string;
  readonly time: string;
}

export const startNow: StartChoice = { kind: 'now', date: '', time: '' };

const eveningHour = 22;

function nextEvening(now: Date): Date {
  const evening = new Date(now);
  evening.setHours(eveningHour, 0, 0, 0);
  if (evening <= now) evening.setDate(evening.getDate() + 1);
  return evening;
}

/** Milliseconds; null means at once, undefined means that no future time is chosen. */
export function startOf({ kind, date, time }: StartChoice, now: Date): number | null | undefined {
  if (kind === 'now') return null;
  if (kind === 'evening') return nextEvening(now).getTime();
  const chosen = Date.parse(`${date}T${time}`);
  return chosen > now.getTime() ? chosen : undefined;
}

export function startOptions(now: Date) {
  const time = localTime(`${eveningHour}:00`);
  const isTonight = nextEvening(now).getDate() === now.getDate();
  return [
    { value: 'now', label: 'Start now' },
    { value: 'evening', label: `Start ${isTonight ? 'tonight' : 'tomorrow'} at ${time}` },
    { value: 'chosen', label: 'Choose start time…' },
  ] as const;
}
