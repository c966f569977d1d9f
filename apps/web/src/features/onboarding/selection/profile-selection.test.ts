import type { GoogleLocation } from '@placekeeper/contracts/model/google-location';
import { importLimit } from '@placekeeper/contracts/rules/limits';
import { describe, expect, test } from 'vitest';
import {
  accountOf,
  chooseProfile,
  chooseAccount,
  chooseNone,
  chosenAmong,
  slotCoverage,
  fitting,
  leftOut,
  suggested,
  toImport,
  withoutProfiles,
} from './profile-selection.ts';

const profile = (id: string, other: Partial<GoogleLocation> = {}): GoogleLocation => ({
  id,
  name: `locations/${id}`,
  title: `Shop ${id}`,
  storefrontAddress: null,
  account: 'accounts/1',
  accounts: ['accounts/1'],
  selected: false,
  selectedAccount: null,
  ...other,
});

const shared = profile('c', { accounts: ['accounts/1', 'accounts/2'] });
const imported = profile('d', { imported: true });
const profiles = [profile('a'), profile('b'), shared, imported];
const none = suggested(profiles);
const idsOf = (found: readonly GoogleLocation[]) => found.map(({ id }) => id);

describe('@ONB-4 the selection', () => {
  test('begins with what the platform suggests', () => {
    expect([...suggested([profile('a', { selected: true }), profile('b')]).chosen]).toEqual(['a']);
  });

  test('loses what is refused, and keeps the others', () => {
    const all = chooseProfile(none, profiles, true);
    expect([...withoutProfiles(all, ['b', 'x']).chosen]).toEqual(['a', 'c']);
  });

  test('takes all of a list but what is imported already', () => {
    expect([...chooseProfile(none, profiles, true).chosen]).toEqual(['a', 'b', 'c']);
  });

  test('keeps what a filter hides', () => {
    const one = chooseProfile(none, [profile('a')], true);
    expect([...chooseProfile(one, [profile('b')], true).chosen]).toEqual(['a', 'b']);
    expect([...chooseProfile(one, [profile('b')], false).chosen]).toEqual(['a']);
  });

  test('is cleared without forgetting the accounts', () => {
    const cleared = chooseNone(
      chooseAccount(chooseProfile(none, profiles, true), 'c', 'accounts/2'),
    );
    expect(cleared.chosen.size).toBe(0);
    expect(accountOf(cleared, shared)).toBe('accounts/2');
  });

  test('counts what is chosen of what can be', () => {
    const one = chooseProfile(none, [profile('a')], true);
    expect(slotCoverage(one, profiles)).toEqual({ offered: 3, chosen: 1, all: false, some: true });
    expect(slotCoverage(chooseProfile(none, profiles, true), profiles)).toMatchObject({
      all: true,
      some: false,
    });
    expect(slotCoverage(none, [imported])).toMatchObject({ offered: 0, all: false });
  });

  test('leaves out what was imported or is gone since it was made', () => {
    const all = chooseProfile(none, profiles, true);
    expect(idsOf(chosenAmong(all, [profile('a', { imported: true }), profile('b')]))).toEqual([
      'b',
    ]);
  });
});

describe('@ONB-6 what one import has room for', () => {
  const many = Array.from({ length: importLimit + 3 }, (_, at) => profile(String(at)));

  test('is everything, up to its limit', () => {
    expect(fitting(none, profiles, profiles)).toEqual([profiles[0], profiles[1], shared]);
    expect(fitting(none, many, many)).toEqual(many.slice(0, importLimit));
  });

  test('counts what is chosen beside it', () => {
    const last = chooseProfile(none, many.slice(-3), true);
    expect(fitting(last, many.slice(0, 10), many)).toHaveLength(10);
    expect(fitting(last, many, many)).toEqual(many.slice(0, importLimit - 3));
    expect(fitting(chooseProfile(none, many, true), many, many)).toEqual([]);
  });
});

test('@IMP-3 what an import left out can be chosen again', () => {
  const failures = [
    { id: 'b', title: 'Shop b', message: 'Gone' },
    { id: 'x', title: 'Shop x', message: 'Gone' },
  ];
  expect(toImport(leftOut({ failures }), profiles)).toEqual([{ id: 'b', account: 'accounts/1' }]);
  expect(leftOut({}).chosen.size).toBe(0);
});

describe('@ONB-4 the account of a profile that several reach', () => {
  test('is the one where it was found first', () => {
    expect(accountOf(none, shared)).toBe('accounts/1');
  });

  test('is the one the platform proposes', () => {
    expect(accountOf(none, { ...shared, selectedAccount: 'accounts/2' })).toBe('accounts/2');
  });

  test('is the one the user chose, also before the profile is', () => {
    const selection = chooseProfile(chooseAccount(none, 'c', 'accounts/2'), profiles, true);
    expect(toImport(selection, profiles)).toEqual([
      { id: 'a', account: 'accounts/1' },
      { id: 'b', account: 'accounts/1' },
      { id: 'c', account: 'accounts/2' },
    ]);
  });

  test('is never one that does not reach it', () => {
    expect(accountOf(chooseAccount(none, 'a', 'accounts/9'), profile('a'))).toBe('accounts/1');
  });
});
