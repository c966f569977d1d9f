import type { GoogleLocation } from '@placekeeper/contracts/model/google-location';
import type { ImportStatus } from '@placekeeper/contracts/model/import-status';
import { importLimit } from '@placekeeper/contracts/rules/limits';

export interface ProfileSelection {
  readonly chosen: ReadonlySet<string>;
  /** Account names by profile, for profiles with an account that isn't the default. */
  readonly accounts: ReadonlyMap<string, string>;
}

type Profiles = readonly GoogleLocation[];

export const isOffered = ({ imported }: Pick<GoogleLocation, 'imported'>): boolean => !imported;

export const suggested = (profiles: Profiles): ProfileSelection => ({
  chosen: new Set(profiles.filter(({ selected }) => selected).map(({ id }) => id)),
  accounts: new Map(),
});

/** Selects the profiles that the last import left out. */
export const failedSelection = ({
  failures = [],
}: Pick<ImportStatus, 'failures'>): ProfileSelection => ({
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

/** Ignores a chosen account that no longer has access to the profile. */
export function accountOf(
  { accounts }: ProfileSelection,
  profile: GoogleLocation,
): string | undefined {
  const preferred = accounts.get(profile.id) ?? profile.selectedAccount;
  return preferred && accountsOf(profile).includes(preferred) ? preferred : accountsOf(profile)[0];
}

/** All accounts with access. The first is the account through which the profile was found. */
export const accountsOf = ({
  account,
  accounts = [],
}: Pick<GoogleLocation, 'account' | 'accounts'>): readonly string[] => [
  ...new Set(account === undefined ? accounts : [account, ...accounts]),
];

/** Ignores chosen profiles that have been imported or removed in the meantime. */
export const chosenAmong = ({ chosen }: ProfileSelection, profiles: Profiles): Profiles =>
  profiles.filter((profile) => isOffered(profile) && chosen.has(profile.id));

/** ONB-6: the first unchosen profiles that still fit into the import limit. */
export function withinImportLimit(
  selection: ProfileSelection,
  profiles: Profiles,
  all: Profiles,
): Profiles {
  const room = importLimit - chosenAmong(selection, all).length;
  return profiles
    .filter((profile) => isOffered(profile) && !selection.chosen.has(profile.id))
    .slice(0, Math.max(0, room));
}

export const importRequest = (selection: ProfileSelection, profiles: Profiles) =>
  chosenAmong(selection, profiles).map((profile) => ({
    id: profile.id,
    // For an empty account, the platform derives the account from the profile.
    account: accountOf(selection, profile) ?? '',
  }));

export function selectionCounts(selection: ProfileSelection, profiles: Profiles) {
  const offered = profiles.filter(isOffered).length;
  const chosen = chosenAmong(selection, profiles).length;
  return {
    offered,
    chosen,
    all: offered > 0 && chosen === offered,
    some: chosen > 0 && chosen < offered,
  };
}
