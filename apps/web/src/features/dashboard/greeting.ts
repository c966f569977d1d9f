/** At this hour of the user's day; without a name nobody is made one up. */
export function greeting(hour: number, name: string | undefined): string {
  const first = name?.trim().split(/\s+/)[0];
  return `Good ${partOfDay(hour)}${first ? `, ${first}` : ''}`;
}

/** Who works through the night is not told good morning at one. */
function partOfDay(hour: number): string {
  if (hour < 5 || hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}
