/** Returns malformed text unchanged instead of throwing; the reader of the cookie refuses it. */
export function decodeUriPart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
