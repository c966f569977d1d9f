import { GoogleUpdateId, TagId, type LocationId } from '@placekeeper/contracts/core/id';
import { locationSorts } from '@placekeeper/contracts/endpoints/locations';
import type { UpdateFilters } from '@placekeeper/contracts/model/google-update';
import { expect, test, vi } from 'vitest';
import type { Deps } from '../src/deps.ts';
import type { Actor } from '../src/domain/actor.ts';
import { showAttributes } from '../src/domain/attributes/attributes.ts';
import { listUpdates, updatesMeta } from '../src/domain/google-updates/queries/list.ts';
import { fetchUpdates, receiveChange } from '../src/domain/google-updates/commands/receive.ts';
import {
  previewRejectBulk,
  rejectBulk,
} from '../src/domain/google-updates/commands/reject-bulk.ts';
import { listMedia } from '../src/domain/media/queries.ts';
import { recentLocations, searchSpotlight } from '../src/domain/spotlight/queries.ts';
import { addTagLocations, createTag, removeTagLocations } from '../src/domain/tags/commands.ts';
import { listTags, listTagLocations } from '../src/domain/tags/queries.ts';
import { listLocations, type LocationFilters } from '../src/domain/locations/queries/list.ts';
import {
  disableManagement,
  enableManagement,
} from '../src/domain/locations/commands/set-management.ts';
import { updateLocation } from '../src/domain/locations/commands/update.ts';
import { viewLocation } from '../src/domain/locations/queries/view.ts';
import {
  createConfiguration,
  updateConfiguration,
} from '../src/domain/notifications/commands/configurations.ts';
import { listConfigurations } from '../src/domain/notifications/queries/list.ts';
import { listMails } from '../src/domain/notifications/queries/mails.ts';
import { sendDigest } from '../src/domain/notifications/commands/send-digest.ts';
import {
  currentPatchAttempts,
  failedPatchAttempts,
} from '../src/domain/patch-attempts/queries/list.ts';
import { listServices, listSuggestions } from '../src/domain/services/queries.ts';
import { tryProviderCall } from '../src/domain/provider-quota/provider-quota.ts';
import { runDueJobs } from '../src/simulator/run-due-jobs.ts';
import { createLocationFixture } from '../src/testing/location-fixture.ts';

type Work = (deps: Deps, actor: Actor, id: LocationId) => unknown;

interface Plan {
  readonly statement: string;
  readonly steps: readonly string[];
}

/** The plans of all statements that `work` prepares. */
function plansOf(work: Work): readonly Plan[] {
  const { deps, actor, id } = createLocationFixture();
  const caller = actor();
  const prepare = vi.spyOn(deps.db.$client, 'prepare');
  work(deps, caller, id);
  const statements = new Set(prepare.mock.calls.map(([statement]) => statement));
  prepare.mockRestore();
  return [...statements].map((statement) => {
    const parameters = Array.from(statement.matchAll(/\?/g), () => null);
    const steps = deps.db.$client
      .prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${statement}`)
      .all(...parameters);
    return { statement, steps: steps.map(({ detail }) => detail) };
  });
}

/**
 * Finds scans of whole tables, except the allowed ones: lists of the request, the search index and the few accounts.
 */
const wholeTables = (plans: readonly Plan[]) =>
  plans
    .flatMap(({ steps }) => steps)
    .filter((step) => /^SCAN (?!(json_each|named|location_search) VIRTUAL|users$)/.test(step));

const list =
  (filters: LocationFilters): Work =>
  (deps, actor) =>
    listLocations(deps, actor, filters);

/** The statement that finds the page among all rows of the account. */
function pagePlan(plans: readonly Plan[], beginning: string): readonly string[] {
  const found = plans.find(({ statement }) => statement.startsWith(beginning));
  if (!found) throw new Error(`No statement begins with ${beginning}`);
  return found.steps;
}

const theIds = 'select "id" from "locations"';
const byIndex = (index: string) => new RegExp(`^SEARCH locations USING COVERING INDEX ${index} `);

test.each(locationSorts)('a list sorted by %s reads an index in order', (sort) => {
  const steps = pagePlan(plansOf(list({ sort })), theIds);
  const column = sort.replace('-', '').replace('_at', '');
  expect(steps).toEqual([expect.stringMatching(byIndex(`locations_${column}`))]);
});

test.each<[string, LocationFilters, string]>([
  ['status', { gbp_management_status: 'enabled' }, 'locations_status'],
  ['unresolved updates', { has_unresolved_updates: true }, 'locations_unresolved'],
  ['refused edits', { has_failed_patch_attempts: true }, 'locations_failed'],
  ['tag', { only_tag_ids: [TagId.parse(1)] }, 'locations_name'],
  ['search', { search: 'harbour' }, 'locations_name'],
  ['short search', { search: 'ha bo' }, 'locations_name'],
  ['exclusion', { excluded_tag_ids: [TagId.parse(1)] }, 'locations_name'],
])('a list by %s reads an index in the order of names', (_, filters, index) => {
  const plans = plansOf(list(filters));
  const steps = pagePlan(plans, theIds);
  expect(steps[0]).toMatch(byIndex(index));
  expect(steps).not.toContain('USE TEMP B-TREE FOR ORDER BY');
  expect(wholeTables(plans)).toEqual([]);
});

test('a list by tag starts at the tag', () => {
  const steps = pagePlan(plansOf(list({ only_tag_ids: [TagId.parse(1)] })), theIds);
  expect(steps.join()).toMatch(/SEARCH location_tags USING COVERING INDEX \w+ \(tag_id=\?\)/);
});

test('a search uses the trigram index', () => {
  const steps = pagePlan(plansOf(list({ search: 'harbour' })), theIds);
  // FTS5 shows a match as M.
  expect(steps.join()).toMatch(/location_search VIRTUAL TABLE INDEX \d+:M/);
});

const theUpdates = 'select "id" from "google_updates"';
const inOrder = (index: string) =>
  new RegExp(`^SEARCH google_updates USING (COVERING )?INDEX ${index} \\(user_id=\\?`);

test.each<[string, UpdateFilters, string]>([
  ['the review', {}, 'google_updates_review'],
  ['the archive', { active: false }, 'google_updates_archive'],
  ['the archive of a source', { active: false, change_source: 'google' }, 'google_updates_archive'],
  [
    'the archive of a month',
    { active: false, start_date: '2026-01-01', end_date: '2026-01-31' },
    'google_updates_archive',
  ],
  ['the archive of a field', { active: false, field_names: ['title'] }, 'google_updates_archive'],
])('%s reads an index, newest first', (_, filters, index) => {
  const plans = plansOf((deps, actor) => listUpdates(deps, actor, filters));
  const steps = pagePlan(plans, theUpdates);
  expect(steps[0]).toMatch(inOrder(index));
  expect(steps).not.toContain('USE TEMP B-TREE FOR ORDER BY');
});

test('totals read a covering index, without sorting', () => {
  const plans = plansOf((deps, actor) => updatesMeta(deps, actor, { active: false }));
  const steps = plans.flatMap((plan) => plan.steps);
  expect(steps).toHaveLength(3);
  for (const step of steps)
    expect(step).toMatch(/^SEARCH google_updates USING COVERING INDEX google_updates_archive/);
});

test('the quota is read from an index', () => {
  const plans = plansOf((deps, actor) => tryProviderCall(deps, actor, { editedProfileId: 1 }));
  const steps = plans.flatMap((plan) => plan.steps);
  expect(steps.join()).toMatch(/USING COVERING INDEX provider_calls_user \(user_id=\? AND at>\?\)/);
  expect(steps.join()).toMatch(
    /USING COVERING INDEX provider_calls_profile \(edited_profile_id=\? AND at>\?\)/,
  );
  expect(steps.join()).not.toContain('TEMP B-TREE');
});

test('due jobs are read from an index, oldest first', () => {
  const due = plansOf((deps, actor) => runDueJobs(deps, actor.user.id, actor.now));
  const steps = pagePlan(due, 'select "jobs"."id"');
  expect(steps).toContain('SEARCH jobs USING INDEX jobs_due (user_id=? AND due_at<?)');
  expect(steps).not.toContain('USE TEMP B-TREE FOR ORDER BY');
});

test.each<[string, Work]>([
  ['the review', (deps, actor) => listUpdates(deps, actor, {})],
  ['the archive', (deps, actor) => listUpdates(deps, actor, { active: false })],
  ['updates of a location', (deps, actor, id) => listUpdates(deps, actor, { locations: [id] })],
  ['a preview of a bulk rejection', (deps, actor) => previewRejectBulk(deps, actor, {})],
  [
    'a bulk rejection',
    (deps, actor, id) => {
      receiveChange(deps, actor, { locationId: id, type: 'google', field: 'title' });
      rejectBulk(deps, actor, {});
    },
  ],
  [
    'a check for updates',
    (deps, actor, id) => {
      disableManagement(deps, actor, id);
      receiveChange(deps, actor, { locationId: id, type: 'google', field: 'storeCode' });
      enableManagement(deps, actor, id);
      fetchUpdates(deps, actor, id);
      listUpdates(deps, actor, {});
    },
  ],
  ['totals', (deps, actor) => updatesMeta(deps, actor, {})],
  ['one location', (deps, actor, id) => viewLocation(deps, actor, id)],
  ['services', (deps, actor, id) => listServices(deps, actor, id)],
  ['suggested services', (deps, actor, id) => listSuggestions(deps, actor, id)],
  ['attributes', (deps, actor, id) => showAttributes(deps, actor, id)],
  ['photos', (deps, actor, id) => listMedia(deps, actor, { id, source: 'owner' })],
  ['tags', (deps, actor) => listTags(deps, actor)],
  ['a search', (deps, actor) => searchSpotlight(deps, actor, { query: 'harbour books' })],
  ['a search with little', (deps, actor) => searchSpotlight(deps, actor, { query: 'ha' })],
  ['recent locations', (deps, actor) => recentLocations(deps, actor, {})],
  [
    'tagging and untagging',
    (deps, actor, id) => {
      const members = { id: createTag(deps, actor, { name: 'North' }), locations: [id] };
      addTagLocations(deps, actor, members);
      listTagLocations(deps, actor, members);
      removeTagLocations(deps, actor, members);
    },
  ],
  ['attempts', (deps, actor, id) => currentPatchAttempts(deps, actor, id)],
  ['failed attempts', (deps, actor, id) => failedPatchAttempts(deps, actor, id)],
  [
    'a change at the provider',
    (deps, actor, id) =>
      receiveChange(deps, actor, { locationId: id, type: 'google', field: 'title' }),
  ],
  [
    'a save, and what it sets going',
    (deps, actor, id) => {
      updateLocation(deps, actor, { id, patch: { name: 'Quay Books', store_code: 'Q-1' } });
      runDueJobs(deps, actor.user.id, actor.now + 60_000);
    },
  ],
])('%s scans no table', (_, work) => {
  const ofAccount = plansOf(work).filter(({ statement }) => !isTicker(statement));
  expect(ofAccount.length).toBeGreaterThan(0);
  expect(wholeTables(ofAccount)).toEqual([]);
});

/**
 * The ticker's statement, which finds the accounts with due jobs. It reads the jobs of all accounts, which are few at
 * any time.
 */
const isTicker = (statement: string) => statement.startsWith('select distinct "jobs"."user_id"');

test('mailing an update, immediately or in a digest, scans no table', () => {
  const plans = plansOf((deps, actor, id) => {
    const update = { locationId: id, field: 'title', type: 'google' } as const;
    for (const period of ['daily', 'immediate'] as const) {
      const { id: configurationId, options } = createConfiguration(deps, actor, {});
      const configuration = { period, type: 'new-gbp-update', options } as const;
      updateConfiguration(deps, actor, { id: configurationId, configuration });
    }
    listConfigurations(deps, actor, { location_id: id });
    receiveChange(deps, actor, update);
    sendDigest(deps, actor, { fromUpdateId: GoogleUpdateId.parse(1) });
    listMails(deps, actor);
  });
  expect(wholeTables(plans)).toEqual([]);
  const sorted = plans.filter(({ steps }) => steps.includes('USE TEMP B-TREE FOR ORDER BY'));
  // Only digests order their locations by name, which no index of updates contains.
  expect(sorted.map(({ statement }) => statement.includes('"google_updates"'))).toEqual([true]);
});

const theNewest = 'select location_search.rowid';

test('spotlight reads the search index, newest first, without sorting', () => {
  const steps = pagePlan(
    plansOf((deps, actor) => searchSpotlight(deps, actor, { query: 'harbour' })),
    theNewest,
  );
  expect(steps.join()).toMatch(/COVERING INDEX locations_user/);
  expect(steps).not.toContain('USE TEMP B-TREE FOR ORDER BY');
});

test('recent locations are read from an index', () => {
  const steps = pagePlan(
    plansOf((deps, actor) => recentLocations(deps, actor, {})),
    'select "location_id" from "location_views"',
  );
  expect(steps).toEqual([
    'SEARCH location_views USING COVERING INDEX location_views_recent (user_id=?)',
  ]);
});
