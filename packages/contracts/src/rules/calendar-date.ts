/** Whether the text is a day that exists, as `2024-02-29`. */
export function isCalendarDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // Some engines roll the 31st of a short month over instead of refusing it.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** `YYYY-MM-DD` that many days later. */
export function addDays(date: string, days: number): string {
  const result = new Date(`${date}T00:00:00Z`);
  result.setUTCDate(result.getUTCDate() + days);
  return result.toISOString().slice(0, 10);
}
