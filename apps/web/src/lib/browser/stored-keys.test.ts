import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '../..');

/** Every file that stores data in the browser, with the stored content; docs/security.md gives the reasons. */
const keepers: Readonly<Record<string, string>> = {
  'data/auto-rejection/tag-rules.ts':
    'by user: the last 100 rules that were made for a tag, with the id of the tag and the names of the fields',
  'data/batch/journal.ts': 'by user: the last jobs, with the values that they wrote',
  'data/bulk-edit/spreadsheet-imports.ts':
    'by user, for the tab: the changes of a spreadsheet that has not been started',
  'data/portfolio/declined-edits.ts':
    'by user: ids of locations where Google declined an edit, and whether their profile is suspended',
  'data/google-accounts/disconnected-accounts.ts':
    'by user, until the log-out: addresses of accounts that this browser disconnected',
  'data/location-cache/edit-journal.ts':
    'by user: edits with both values and why Google declined them, the last 10,000; the declined fields of locations',
  'data/imports/import-acknowledged.ts':
    'by user: counts of the import whose failures the user acknowledged',
  'data/google-accounts/lost-authorizations.ts':
    'of one user: ids of accounts with a lost authorization, and whether the user dismissed it',
  'data/preferences/saved-views.ts': 'by user: names and filters of views',
  'data/realtime/session-owner-guard.ts': 'the id of the user of the lost authorizations',
  'features/bulk-edit/bulk-edit.route.tsx': 'by user, for the tab: the draft of the changes',
  'features/bulk-edit/choose/list-report.ts':
    'by user, for the tab: the lines of a list that match no location',
  'features/bulk-edit/holidays/use-plan.ts': 'by user, for the tab: the draft of the plan',
  'features/onboarding/selection/selection-storage.ts': 'for the tab: the chosen profiles',
  'lib/url/google-consent.ts':
    'for the tab, until the answer: the `state` of a request for consent',
  'app/reload-once.ts': 'for the tab: when the page last reloaded itself',
  'lib/browser/preference.ts':
    'a few known words: theme, columns, shortcuts, sidebar, undo time, notices',
  'lib/browser/web-storage.ts': 'nothing of its own: other modules store through it',
  'lib/url/onboarding-resume.ts': 'for the tab: the address of an unfinished onboarding',
};

const keeps =
  /\b(localStorage|sessionStorage|indexedDB|openDB|caches)\b|document\.cookie\s*=|serviceWorker/;

test('the browser stores only documented keys', () => {
  const found = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|^test\//.test(path))
    .filter((path) =>
      readFileSync(join(sources, path), 'utf8')
        .split('\n')
        .some((line) => keeps.test(line) && !/^\s*(\/\/|\/?\*)/.test(line)),
    );
  expect(found.toSorted()).toEqual(Object.keys(keepers).toSorted());
});
