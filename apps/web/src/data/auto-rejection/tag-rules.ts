import { TagId, type UserId } from '@placekeeper/contracts/core/id';
import { providerFields } from '@placekeeper/contracts/rules/provider-fields';
import * as z from '@placekeeper/contracts/core/zod';
import { safeParse } from '@placekeeper/contracts/core/validate';
import { externalStore, useStore } from '../../lib/browser/external-store.ts';
import { readJson, writeJson } from '../../lib/browser/web-storage.ts';
import { useCurrentUser } from '../current-user/queries.ts';

const TagRule = z.object({
  tag: TagId,
  fields: z.array(z.enum(providerFields)),
  owners: z.boolean(),
  made_at: z.string(),
});
export type TagRule = z.infer<typeof TagRule>;

/** The platform stores rules only by location, so this browser stores which rules were made for a tag. */
const keyOf = (user: UserId): string => `placekeeper.tag-rules.${user}`;
const mostKept = 100;

const readRules = (user: UserId): readonly TagRule[] =>
  safeParse(z.array(TagRule), readJson('localStorage', keyOf(user))).data ?? [];

const store = externalStore<{ readonly user?: UserId; readonly rules: readonly TagRule[] }>({
  rules: [],
});

function writeRules(user: UserId, rules: readonly TagRule[]): void {
  if (writeJson('localStorage', keyOf(user), rules.slice(-mostKept))) store.set({ user, rules });
}

const isSame = (one: TagRule, other: Omit<TagRule, 'made_at'>): boolean =>
  one.tag === other.tag && one.fields.join() === other.fields.join();

export function useTagRules() {
  const { id: user } = useCurrentUser();
  const known = useStore(store);
  const without = (rule: Omit<TagRule, 'made_at'>) =>
    readRules(user).filter((one) => !isSame(one, rule));
  return {
    rules: known.user === user ? known.rules : readRules(user),
    remember: (rule: Omit<TagRule, 'made_at'>) =>
      writeRules(user, [...without(rule), { ...rule, made_at: new Date().toISOString() }]),
    forget: (rule: TagRule) => writeRules(user, without(rule)),
  };
}
