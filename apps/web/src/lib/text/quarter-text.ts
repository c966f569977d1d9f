/** Changes at every quarter, because a live region that announces every percent floods a screen reader. */
export function quarterText(percent: number): string {
  const quarter = Math.floor(percent / 25) * 25;
  if (quarter === 0) return 'Less than 25%';
  return quarter === 100 ? '100%' : `At least ${quarter}%`;
}
