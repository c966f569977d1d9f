/** If the user has no name, the greeting has no placeholder for it. */
export function greeting(hour: number, name: string | undefined): string {
  const first = name?.trim().split(/\s+/)[0];
  return `Good ${partOfDay(hour)}${first ? `, ${first}` : ''}`;
}

/** The hours before 5:00 count as evening, because nobody says "Good morning" at night. */
function partOfDay(hour: number): string {
  if (hour < 5 || hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}
