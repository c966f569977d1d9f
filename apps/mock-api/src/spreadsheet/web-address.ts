const address = /(https?:\/\/|www\.|\b[a-z0-9-]+\.(com|net|org|co\.uk|org\.uk|com\.au|co\.nz|io|biz|info|example)\b)/i;

export const containsWebAddress = (text: string): boolean => address.test(text);

export function isWebsite(text: string): boolean {
  if (/\s/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && hostname.includes('.');
}
