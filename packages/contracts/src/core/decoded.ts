/** Returns text that cannot be decoded unchanged: its consumer refuses a malformed cookie. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
