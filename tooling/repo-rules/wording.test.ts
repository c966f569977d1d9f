import { expect, test } from 'vitest';
import { repoFiles, textOf } from './repo-files.ts';
import { readableTexts, wrongTerms } from './wording.ts';

/**
 * Modules with texts for users: screens, emails, and messages of the contract and of the server. Error reports are for
 * developers.
 */
const shown =
  /^(?:apps\/web\/src\/(?!lib\/telemetry\/)|packages\/ui\/src\/|packages\/contracts\/src\/(?:bulk|model|profile|rules|spreadsheet|wording)\/|apps\/mock-api\/src\/(?:domain|mail|http\/issue-message)).*(?<!\.test|\.test-d)\.tsx?$/;

test('the interface uses the terms of the glossary', () => {
  const wrong = repoFiles(shown).flatMap((path) =>
    readableTexts(path, textOf(path)).flatMap((text) =>
      wrongTerms(text).map((term) => `${path}: ${term} in "${text}"`),
    ),
  );
  expect(wrong).toEqual([]);
});

const wrongTermsIn = (source: string) =>
  readableTexts('example.tsx', source).flatMap((text) => wrongTerms(text));

test.each([
  '<p>Changes at Google</p>',
  '<Field label="E-mail" />',
  '<Banner title={on ? "Not refused" : "Saved"} />',
  'const text = `Tick ${count} boxes.`;',
  "const text = 'Enter a date, as 2019-06-01.';",
  "const text = 'It could not be saved.';",
  '<Dialog description="ValueRestorer a value fills in the form." />',
  'const page = html`<p class="note">Waiting for your review</p>`;',
])('%s is refused', (source) => expect(wrongTermsIn(source)).toHaveLength(1));

test.each([
  '<Mark kind="refused" />',
  "const kind = 'refused';",
  "throw new Error('It cannot be read');",
  "import { decide } from './decide it.ts';",
  'const page = html`<p class="tick">Select a photo</p>`;',
  '<p>Sign in with Google</p>',
  "const text = 'You can change up to 100 locations at once.';",
])('%s is accepted', (source) => expect(wrongTermsIn(source)).toEqual([]));
