import { withoutDirectionMarks } from './hidden-characters.ts';

const address =
  /(https?:\/\/|www\.|[a-z0-9-]\.(com|net|org|co\.uk|org\.uk|com\.au|co\.nz|io|biz|info|example)\b)/i;

export const containsWebAddress = (text: string): boolean => address.test(text);

export const containsCredentials = (text: string): boolean =>
  URL.canParse(text) && (new URL(text).username !== '' || new URL(text).password !== '');

/** A complete URL, such as `https://example.com/bristol`. */
export function isWebsite(text: string): boolean {
  if (/\s/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && hostname.includes('.');
}

/** The last part of a host must have letters, so that `12.30` is no website. */
const startsWithHost = /^(?:[\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+(?=[:/?#]|$)/u;

/** `https://example.com` for `example.com`; any other text stays unchanged. */
export function completeWebsite(typed: string): string {
  const text = withoutDirectionMarks(typed).trim().replace(/^\/\//, '');
  const url = `https://${text}`;
  return startsWithHost.test(text) && isWebsite(url) ? url : typed;
}
