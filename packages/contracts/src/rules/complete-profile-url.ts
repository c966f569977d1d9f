import { withoutDirectionMarks } from './hidden-characters.ts';
import type { SocialNetwork } from './provider-fields.ts';
import {
  socialProfileAddress,
  socialProfileExample,
  validateSocialProfile,
} from './validate-social-profile.ts';

const isProfile = (network: SocialNetwork, text: string): boolean =>
  validateSocialProfile(network, text) === null;

/**
 * The profile URL that `@harbour`, `facebook.com/harbour` or `http://…` probably means. Null for a valid profile URL,
 * and for text that means no profile.
 */
export function suggestProfileUrl(network: SocialNetwork, typed: string): string | null {
  const text = typed.trim();
  if (text === '' || isProfile(network, text)) return null;
  const candidates = [
    `https://${text.replace(/^(?:https?:)?\/*/i, '')}`,
    // A name with a dot, such as `harbour.com`, is more likely a website.
    ...(/^(?:@[\w.-]+|[\w-]+)$/.test(text) ? [exampleWith(network, text.replace(/^@/, ''))] : []),
  ].find((address) => isProfile(network, address));
  return candidates === undefined ? null : socialProfileAddress(candidates);
}

/** SOC-1: completes unambiguous text such as `facebook.com/harbour` and `@harbour`; keeps any other text. */
export function completeProfileUrl(network: SocialNetwork, typed: string): string {
  const text = withoutDirectionMarks(typed).trim();
  const isCertain = /^(?:@|\/\/|[\w-]+(?:\.[\w-]+)+\/)/.test(text);
  return (isCertain ? suggestProfileUrl(network, text) : null) ?? typed;
}

/** The network's profile URL with this name, such as `https://www.tiktok.com/@yourname`. */
const exampleWith = (network: SocialNetwork, name: string): string =>
  socialProfileExample(network).replace(/your(?:name|page)$/, name);
