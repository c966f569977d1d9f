import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '../..');

/** Every file that stores data in the browser, with the stored content; docs/security.md gives the reasons. */
const keepers: Readonly<Record<string, string>> = {
  'data/auto-rejection/tag-rules.ts':
    'by user: the last 100 rules that were made for a tag: number of the tag, names of fields',
  'data/batch/journal.ts': 'by user: the last jobs, with the values that they wrote',
  'data/bulk-edit/spreadsheet-imports.ts':
    'by user, for the tab: what a spreadsheet changes, until it is started',
  'data/portfolio/declined-edits.ts':
    'by user: numbers of locations where Google declined an edit, and whether their profile is suspended',
  'data/google-accounts/disconnected-accounts.ts':
    'by user, until the log-out: addresses of accounts that this browser disconnected',
  'data/location-cache/edit-journal.ts':
    'by user: edits with both values and why Google declined them, the last 10,000; the declined fields of locations',
  'data/imports/import-acknowledged.ts': 'by user: counts of the import whose failures were read',
  'data/google-accounts/lost-authorizations.ts':
    'of one user: numbers of accounts, and whether a loss was read',
  'data/preferences/saved-views.ts': 'by user: names and filters of views',
  'data/realtime/session-owner-guard.ts': 'whose the losses are: the number of a user',
  'features/bulk-edit/bulk-edit.route.tsx': 'by user, for the tab: changes that are made up',
  'features/bulk-edit/choose/list-report.ts': 'by user, for the tab: lines that chose no location',
  'features/bulk-edit/holidays/use-plan.ts': 'by user, for the tab: the plan that is made up',
  'features/onboarding/selection/selection-storage.ts':
    'for the tab: the profiles that were chosen',
  'lib/url/google-consent.ts': 'for the tab, once: the state of a question to Google',
  'app/reload-once.ts': 'for the tab: when the page was loaded anew by itself',
  'lib/browser/stored-value.ts':
    'a few known words: theme, columns, shortcuts, sidebar, undo time, notices',
  'lib/browser/web-storage.ts': 'nothing itself: the others store through it',
  'lib/url/onboarding-resume.ts': 'for the tab: the address of an onboarding left halfway',
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
