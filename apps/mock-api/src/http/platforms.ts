import type { UserId } from '@placekeeper/contracts/core/id';
import type { Context } from 'hono';
import type { Dialect } from './dialects/dialect-names.ts';

/**
 * - `extended`: the specification and our extensions.
 * - `specified`: the specification and nothing more; unknown input is ignored.
 */
export const platformKinds = ['extended', 'specified'] as const;
export type PlatformKind = (typeof platformKinds)[number];

export interface Platform {
  readonly kind: PlatformKind;
  readonly dialects: readonly Dialect[];
}

const extendedPlatform: Platform = { kind: 'extended', dialects: [] };

/** Tests send this header to read data in the form of the contract, whatever the account's platform. */
const plainHeader = 'X-Twin-Plain';

const mostCounted = 1000;

export function createPlatforms(usual: Platform = extendedPlatform) {
  const chosen = new Map<UserId, Platform>();
  const polls = new Map<string, number>();
  return {
    usual,
    of: (userId: UserId | null): Platform => (userId && chosen.get(userId)) || usual,
    ofRequest: (userId: UserId | null, { req }: Context): Platform =>
      req.header(plainHeader) === undefined
        ? (userId && chosen.get(userId)) || usual
        : extendedPlatform,
    choose(userId: UserId, platform: Platform) {
      chosen.set(userId, platform);
    },
    /** Returns the number of polls of a fetch, including this poll. */
    countPoll(operationId: string): number {
      const count = (polls.get(operationId) ?? 0) + 1;
      const [oldest] = polls.size < mostCounted ? [] : polls.keys();
      if (oldest !== undefined) polls.delete(oldest);
      polls.set(operationId, count);
      return count;
    },
  };
}

export type Platforms = ReturnType<typeof createPlatforms>;
