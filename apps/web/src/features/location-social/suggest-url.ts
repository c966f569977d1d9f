import { withoutDirectionMarks } from '@placekeeper/contracts/rules/hidden-characters';
import type { SocialNetwork } from '@placekeeper/contracts/rules/provider-fields';
import {
  socialProfileAddress,
  socialProfileExample,
} from '@placekeeper/contracts/rules/validate-social-profile';
import { isProfile } from './social-values.ts';

/** The profile URL for `@harbour`, `facebook.com/harbour` or `http://…`; null if there is none. */
export function suggestUrl(network: SocialNetwork, typed: string): string | null {
  const text = typed.trim();
  if (text === '' || isProfile(network, text)) return null;
  const meant = [
    `https://${text.replace(/^(?:https?:)?\/*/i, '')}`,
    // Only a name: with a dot, `harbour.com` is more likely a website.
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
