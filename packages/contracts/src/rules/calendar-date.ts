/** Whether the text is an existing day, such as `2024-02-29`. */
export function isCalendarDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // Some engines parse the 31st of a short month as the 1st of the next month.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** `date` is `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  const result = new Date(`${date}T00:00:00Z`);
  result.setUTCDate(result.getUTCDate() + days);
  return result.toISOString().slice(0, 10);
}

/** At most `most` dates from `first` to `last`, both included. Empty if one is no date or `last` is before `first`. */
export function datesBetween(first: string, last: string, most = Infinity): readonly string[] {
  if (!isCalendarDate(first) || !isCalendarDate(last)) return [];
  const dates: string[] = [];
  for (let date = first; date <= last && dates.length < most; date = addDays(date, 1))
    dates.push(date);
  return dates;
}
