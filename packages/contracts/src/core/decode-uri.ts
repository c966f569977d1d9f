/** Returns text that cannot be decoded unchanged: its consumer refuses a malformed cookie. */
export function decodeUriPart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
