import type { GoogleLocation } from '@placekeeper/contracts/model/google-location';
import type { ImportStatus } from '@placekeeper/contracts/model/import-status';
import { importLimit } from '@placekeeper/contracts/rules/limits';

/** ONB-4: which profiles are to be imported, and through which account where several reach one. */
export interface ProfileSelection {
  readonly chosen: ReadonlySet<string>;
  /** Names of accounts by profile; only where it differs from the account that is offered. */
  readonly accounts: ReadonlyMap<string, string>;
}

type Profiles = readonly GoogleLocation[];

/** One that is imported already cannot be chosen again. */
export const isOffered = ({ imported }: Pick<GoogleLocation, 'imported'>): boolean => !imported;

/** What the platform suggests. */
export const suggested = (profiles: Profiles): ProfileSelection => ({
  chosen: new Set(profiles.filter(({ selected }) => selected).map(({ id }) => id)),
  accounts: new Map(),
});

/** IMP-3: what the last import left out. */
export const leftOut = ({ failures = [] }: Pick<ImportStatus, 'failures'>): ProfileSelection => ({
  chosen: new Set(failures.map(({ id }) => id)),
  accounts: new Map(),
});

export const chooseProfile = (
  selection: ProfileSelection,
  profiles: Profiles,
  on: boolean,
): ProfileSelection => {
  const chosen = new Set(selection.chosen);
  for (const profile of profiles.filter(isOffered)) {
    if (on) chosen.add(profile.id);
    else chosen.delete(profile.id);
  }
  return { ...selection, chosen };
};

export const withoutProfiles = (
  selection: ProfileSelection,
  ids: readonly string[],
): ProfileSelection => ({
  ...selection,
  chosen: new Set([...selection.chosen].filter((id) => !ids.includes(id))),
});

export const chooseNone = (selection: ProfileSelection): ProfileSelection => ({
  ...selection,
  chosen: new Set(),
});

export const chooseAccount = (
  selection: ProfileSelection,
  profile: string,
  account: string,
): ProfileSelection => ({
  ...selection,
  accounts: new Map(selection.accounts).set(profile, account),
});

/** An account that no longer reaches the profile is not used. */
export function accountOf(
  { accounts }: ProfileSelection,
  profile: GoogleLocation,
): string | undefined {
  const wanted = accounts.get(profile.id) ?? profile.selectedAccount;
  return wanted && accountsOf(profile).includes(wanted) ? wanted : accountsOf(profile)[0];
}

/** Every account that reaches it, the one it was found in first. */
export const accountsOf = ({
  account,
  accounts = [],
}: Pick<GoogleLocation, 'account' | 'accounts'>): readonly string[] => [
  ...new Set(account === undefined ? accounts : [account, ...accounts]),
];

/** The chosen ones among these: a choice made before may name profiles that are imported or gone by now. */
export const chosenAmong = ({ chosen }: ProfileSelection, profiles: Profiles): Profiles =>
  profiles.filter((profile) => isOffered(profile) && chosen.has(profile.id));

/** ONB-6: of these, what one import has room for beside what is chosen of all, the first first. */
export function fitting(selection: ProfileSelection, profiles: Profiles, all: Profiles): Profiles {
  const room = importLimit - chosenAmong(selection, all).length;
  return profiles
    .filter((profile) => isOffered(profile) && !selection.chosen.has(profile.id))
    .slice(0, Math.max(0, room));
}

/** ONB-6: as the import takes them. */
export const toImport = (selection: ProfileSelection, profiles: Profiles) =>
  chosenAmong(selection, profiles).map((profile) => ({
    id: profile.id,
    // Without one the platform has only the profile to go by.
    account: accountOf(selection, profile) ?? '',
  }));

/** Of a list of profiles, how many can be chosen and how many are. */
export function slotCoverage(selection: ProfileSelection, profiles: Profiles) {
  const offered = profiles.filter(isOffered).length;
  const chosen = chosenAmong(selection, profiles).length;
  return {
    offered,
    chosen,
    all: offered > 0 && chosen === offered,
    some: chosen > 0 && chosen < offered,
  };
}
