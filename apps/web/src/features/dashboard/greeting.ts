/** Greets by the user's local time; without a name, none is invented. */
export function greeting(hour: number, name: string | undefined): string {
  const first = name?.trim().split(/\s+/)[0];
  return `Good ${partOfDay(hour)}${first ? `, ${first}` : ''}`;
}

/** No "Good morning" before dawn. */
function partOfDay(hour: number): string {
  if (hour < 5 || hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}
