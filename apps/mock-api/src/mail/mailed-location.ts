import type { LocationId } from '@placekeeper/contracts/core/id';
import { cleanText } from './clean-text.ts';

export interface MailedLocation {
  readonly id: LocationId;
  readonly name: string;
  readonly storeCode: string | null;
  readonly address: string | null;
  readonly locality: string | null;
}

/** For example `Harbour Books, Bristol`, because branches of a chain have the same name. */
export function placeName({ name, locality }: MailedLocation): string {
  const [what, where] = [cleanText(name, 80), cleanText(locality ?? '', 40)];
  return where === '' || what.includes(where) ? what : `${what}, ${where}`;
}

export function placeDetail({ address, storeCode }: MailedLocation): string | null {
  const parts = [address, storeCode].filter((part): part is string => Boolean(part));
  return parts.length === 0 ? null : parts.map((part) => cleanText(part, 160)).join(' · ');
}
