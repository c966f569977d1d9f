import type { GoogleLocation } from '@placekeeper/contracts/model/google-location';
import { importLimit } from '@placekeeper/contracts/rules/limits';
import { describe, expect, test } from 'vitest';
import { someProfile as profile } from '../../../test/some-profile.ts';
import {
  accountOf,
  chooseProfile,
  chooseAccount,
  chooseNone,
  chosenAmong,
  selectionCounts,
  withinImportLimit,
  failedSelection,
  suggested,
  importRequest,
  withoutProfiles,
} from './profile-selection.ts';

const shared = profile('c', { accounts: ['accounts/1', 'accounts/2'] });
const imported = profile('d', { imported: true });
const profiles = [profile('a'), profile('b'), shared, imported];
const none = suggested(profiles);
const idsOf = (found: readonly GoogleLocation[]) => found.map(({ id }) => id);

describe('@ONB-4 the selection', () => {
  test('begins with the platform’s suggestion', () => {
    expect([...suggested([profile('a', { selected: true }), profile('b')]).chosen]).toEqual(['a']);
  });

  test('drops refused profiles and keeps the others', () => {
    const all = chooseProfile(none, profiles, true);
    expect([...withoutProfiles(all, ['b', 'x']).chosen]).toEqual(['a', 'c']);
  });

  test('takes all of a list except imported profiles', () => {
    expect([...chooseProfile(none, profiles, true).chosen]).toEqual(['a', 'b', 'c']);
  });

  test('keeps profiles that a filter hides', () => {
    const one = chooseProfile(none, [profile('a')], true);
    expect([...chooseProfile(one, [profile('b')], true).chosen]).toEqual(['a', 'b']);
    expect([...chooseProfile(one, [profile('b')], false).chosen]).toEqual(['a']);
  });

  test('keeps the accounts when cleared', () => {
    const cleared = chooseNone(
      chooseAccount(chooseProfile(none, profiles, true), 'c', 'accounts/2'),
    );
    expect(cleared.chosen.size).toBe(0);
    expect(accountOf(cleared, shared)).toBe('accounts/2');
  });

  test('counts chosen and importable profiles', () => {
    const one = chooseProfile(none, [profile('a')], true);
    expect(selectionCounts(one, profiles)).toEqual({
      offered: 3,
      chosen: 1,
      all: false,
      some: true,
    });
    expect(selectionCounts(chooseProfile(none, profiles, true), profiles)).toMatchObject({
      all: true,
      some: false,
    });
    expect(selectionCounts(none, [imported])).toMatchObject({ offered: 0, all: false });
  });

  test('leaves out profiles that were imported or removed since', () => {
    const all = chooseProfile(none, profiles, true);
    expect(idsOf(chosenAmong(all, [profile('a', { imported: true }), profile('b')]))).toEqual([
      'b',
    ]);
  });
});

describe('@ONB-6 the import limit', () => {
  const many = Array.from({ length: importLimit + 3 }, (_, at) => profile(String(at)));

  test('takes all profiles up to the limit', () => {
    expect(withinImportLimit(none, profiles, profiles)).toEqual([profiles[0], profiles[1], shared]);
    expect(withinImportLimit(none, many, many)).toEqual(many.slice(0, importLimit));
  });

  test('includes other chosen profiles', () => {
    const last = chooseProfile(none, many.slice(-3), true);
    expect(withinImportLimit(last, many.slice(0, 10), many)).toHaveLength(10);
    expect(withinImportLimit(last, many, many)).toEqual(many.slice(0, importLimit - 3));
    expect(withinImportLimit(chooseProfile(none, many, true), many, many)).toEqual([]);
  });
});

test('@IMP-3 profiles that an import left out can be chosen again', () => {
  const failures = [
    { id: 'b', title: 'Shop b', message: 'Gone' },
    { id: 'x', title: 'Shop x', message: 'Gone' },
  ];
  expect(importRequest(failedSelection({ failures }), profiles)).toEqual([
    { id: 'b', account: 'accounts/1' },
  ]);
  expect(failedSelection({}).chosen.size).toBe(0);
});

describe('@ONB-4 the account of a profile with several accounts', () => {
  test('is the first one where it was found', () => {
    expect(accountOf(none, shared)).toBe('accounts/1');
  });

  test('is the one that the platform proposes', () => {
    expect(accountOf(none, { ...shared, selectedAccount: 'accounts/2' })).toBe('accounts/2');
  });

  test('is the one that the user chose, even before choosing the profile', () => {
    const selection = chooseProfile(chooseAccount(none, 'c', 'accounts/2'), profiles, true);
    expect(importRequest(selection, profiles)).toEqual([
      { id: 'a', account: 'accounts/1' },
      { id: 'b', account: 'accounts/1' },
      { id: 'c', account: 'accounts/2' },
    ]);
  });

  test('is never one without access', () => {
    expect(accountOf(chooseAccount(none, 'a', 'accounts/9'), profile('a'))).toBe('accounts/1');
  });
});
