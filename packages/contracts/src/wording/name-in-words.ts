/** `openingDate`, `opening_date` and `OPENING_DATE` → `Opening date`; what comes before a colon only says of what kind it is. */
export function nameInWords(name: string): string {
  const words = name
    .slice(name.lastIndexOf(':') + 1)
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
