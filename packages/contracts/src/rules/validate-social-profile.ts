import { hiddenCharacterError } from './hidden-characters.ts';
import { profileLimits } from './limits.ts';
import type { SocialNetwork } from './provider-fields.ts';

interface Network {
  readonly name: string;
  readonly hosts: RegExp;
  /** The allowed path, without a trailing slash. */
  readonly paths: RegExp;
  readonly example: string;
}

const handle = String.raw`[\w.-]+`;
const slug = String.raw`[\p{L}\p{N}%_.&'-]+`;

/** URLs of a business's profile, not of a post, a photo or a search. */
const networks: Readonly<Record<SocialNetwork, Network>> = {
  facebook: {
    name: 'Facebook',
    hosts: /^((www|m|web|[a-z]{2}-[a-z]{2})\.)?(facebook|fb)\.com$/,
    paths: new RegExp(
      String.raw`^/(?!(?:sharer|groups|events|watch|search|hashtag|marketplace|photo|login)(?:\.php)?(?:/|$))(?:${slug}|profile\.php|people/${slug}/\d+|pages/${slug}/\d+|p/${slug})$`,
      'u',
    ),
    example: 'https://www.facebook.com/yourpage',
  },
  instagram: {
    name: 'Instagram',
    hosts: /^((www|m)\.)?instagram\.com$/,
    paths: new RegExp(`^/(?!(?:p|reel|reels|stories|explore|tv|accounts)$)${handle}$`),
    example: 'https://www.instagram.com/yourname',
  },
  linkedin: {
    name: 'LinkedIn',
    hosts: /^((www|m|[a-z]{2})\.)?linkedin\.com$/,
    paths: new RegExp(`^/(?:company|in|school|showcase)/${slug}$`, 'u'),
    example: 'https://www.linkedin.com/company/yourname',
  },
  pinterest: {
    name: 'Pinterest',
    hosts: /^((www|m|[a-z]{2})\.)?pinterest\.([a-z]{2,3}|co\.[a-z]{2}|com\.[a-z]{2})$/,
    paths: new RegExp(`^/(?!(?:pin|search|ideas)$)${handle}$`),
    example: 'https://www.pinterest.com/yourname',
  },
  tiktok: {
    name: 'TikTok',
    hosts: /^((www|m)\.)?tiktok\.com$/,
    paths: new RegExp(`^/@${handle}$`),
    example: 'https://www.tiktok.com/@yourname',
  },
  twitter: {
    name: 'X',
    hosts: /^((www|m|mobile)\.)?(x|twitter)\.com$/,
    paths: /^\/(?!(?:home|search|share|intent|hashtag|explore)$)\w{1,15}$/,
    example: 'https://x.com/yourname',
  },
  youtube: {
    name: 'YouTube',
    hosts: /^((www|m)\.)?youtube\.com$/,
    paths: new RegExp(`^/(?:@${slug}|(?:channel|user|c)/${slug})$`, 'u'),
    example: 'https://www.youtube.com/@yourname',
  },
};

/** The common name: `X`, not `twitter`. */
export const socialNetworkName = (network: SocialNetwork): string => networks[network].name;

export const socialProfileExample = (network: SocialNetwork): string => networks[network].example;

export function validateSocialProfile(network: SocialNetwork, address: string): string | null {
  const { name, hosts, paths, example } = networks[network];
  const text = address.trim();
  const hidden = hiddenCharacterError(text);
  if (hidden) return hidden;
  if (/\s/.test(text) || !URL.canParse(text))
    return `Enter the full profile URL, such as ${example}.`;
  if (text.length > profileLimits.websiteUrl)
    return `URLs can have up to ${profileLimits.websiteUrl} characters.`;
  const { protocol, hostname, pathname, username, password, port, searchParams } = new URL(text);
  if (protocol !== 'https:') return `The URL must start with https://, such as ${example}.`;
  if (username || password || port || !hosts.test(hostname))
    return `This URL isn’t on ${name}. Try ${example}.`;
  const path = withoutEndSlashes(decodable(pathname));
  const lacksId = path === '/profile.php' && !/^\d+$/.test(searchParams.get('id') ?? '');
  return paths.test(path) && !lacksId
    ? null
    : `This URL isn’t a profile on ${name}. Try ${example}.`;
}

/** The stored form: without fragment and parameters, except the `id` of a Facebook profile. */
export function socialProfileAddress(address: string): string {
  const url = new URL(address.trim());
  const id = url.pathname === '/profile.php' ? url.searchParams.get('id') : null;
  url.hash = '';
  url.search = id === null ? '' : `?id=${id}`;
  return url.href;
}

function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

function decodable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
