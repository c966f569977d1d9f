/** `openingDate`, `opening_date` and `OPENING_DATE` → `Opening date`; drops a prefix before a colon. */
export function nameInWords(name: string): string {
  const words = name
    .slice(name.lastIndexOf(':') + 1)
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
