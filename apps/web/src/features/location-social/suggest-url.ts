import { withoutDirectionMarks } from '@placekeeper/contracts/rules/hidden-characters';
import type { SocialNetwork } from '@placekeeper/contracts/rules/provider-fields';
import {
  socialProfileAddress,
  socialProfileExample,
} from '@placekeeper/contracts/rules/validate-social-profile';
import { isProfile } from './social-values.ts';

/** SOC-1: the address that was meant by `@harbour`, by `facebook.com/harbour` or by `http://…`; null for none. */
export function suggestUrl(network: SocialNetwork, typed: string): string | null {
  const text = typed.trim();
  if (text === '' || isProfile(network, text)) return null;
  const meant = [
    `https://${text.replace(/^(?:https?:)?\/*/i, '')}`,
    // A name alone; a dot makes `harbour.com` more likely somebody's website.
    ...(/^(?:@[\w.-]+|[\w-]+)$/.test(text) ? [exampleWith(network, text.replace(/^@/, ''))] : []),
  ].find((address) => isProfile(network, address));
  return meant === undefined ? null : socialProfileAddress(meant);
}

/** SOC-1: on saving, an address without its `https://` and an `@handle` are made whole: they can mean nothing else. */
export function completed(network: SocialNetwork, typed: string): string {
  const text = withoutDirectionMarks(typed).trim();
  const isCertain = /^(?:@|\/\/|[\w-]+(?:\.[\w-]+)+\/)/.test(text);
  return (isCertain ? suggestUrl(network, text) : null) ?? typed;
}

/** `https://www.tiktok.com/@yourname` with the name in place of what stands for it. */
const exampleWith = (network: SocialNetwork, name: string): string =>
  socialProfileExample(network).replace(/your(?:name|page)$/, name);
