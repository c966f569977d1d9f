import { closeCodes } from './close-codes.ts';
import type { HubFaults, UpgradeRequest } from './hub-faults.ts';

export interface UpgradeRules {
  readonly key: string;
  /** Origins as browsers send them; `same-host` means the host of the request. */
  readonly allowedOrigins: readonly string[];
  readonly isAllowedHost: (host: string | undefined) => boolean;
  readonly refuseUpgrade: HubFaults['refuseUpgrade'];
}

/** An HTTP refusal, a socket that is accepted and closed with a code, or an open socket. */
export type UpgradeVerdict =
  | { readonly kind: 'refuse'; readonly status: number }
  | { readonly kind: 'close'; readonly code: number }
  | { readonly kind: 'accept' };

export function verifyUpgrade(request: UpgradeRequest, rules: UpgradeRules): UpgradeVerdict {
  if (!rules.isAllowedHost(request.headers.host)) return { kind: 'refuse', status: 403 };
  if (!isAllowedOrigin(request.headers, rules.allowedOrigins))
    return { kind: 'refuse', status: 403 };
  const status = rules.refuseUpgrade?.(request) ?? null;
  if (status !== null) return { kind: 'refuse', status };
  const url = URL.parse(request.url ?? '', 'http://twin');
  if (url === null || !/^\/app(\/|$)/.test(url.pathname)) return { kind: 'refuse', status: 404 };
  const code = closeCodeFor(url, rules.key);
  return code === null ? { kind: 'accept' } : { kind: 'close', code };
}

function closeCodeFor(url: URL, key: string): number | null {
  const [, givenKey] = /^\/app\/([^/]+)$/.exec(url.pathname) ?? [];
  if (givenKey === undefined) return closeCodes.pathNotFound;
  if (givenKey !== key) return closeCodes.unknownApp;
  const protocol = url.searchParams.get('protocol');
  if (protocol === null) return closeCodes.noProtocol;
  if (!/^\d+$/.test(protocol)) return closeCodes.invalidVersion;
  return protocol === '7' ? null : closeCodes.unsupportedProtocol;
}

/** Only browsers send an Origin, and always do; other clients have no cookies of a victim. */
function isAllowedOrigin(headers: UpgradeRequest['headers'], allowed: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined || allowed.includes(origin)) return true;
  return allowed.includes('same-host') && host !== undefined && URL.parse(origin)?.host === host;
}
