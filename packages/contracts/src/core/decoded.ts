/** What cannot be decoded stays as it came: a malformed cookie is refused by whoever gets it, and is no fault here. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
