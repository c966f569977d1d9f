import { LocationId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { formatDate } from '../../lib/text/format.ts';
import { declinedText } from './declined-text.ts';

const since = Date.parse('2026-02-26T12:00:00Z');
const seen = `First noticed in this browser on ${formatDate(since)}. Google doesn’t say when it declines edits.`;
const error = (field: string, reason: string, message: string | null = null) => ({
  field,
  reason,
  message,
});

type Refused = NonNullable<Parameters<typeof declinedText>[0][number]['refused']>[string];
const refused = (errors?: Refused['errors'], sentWith: readonly string[] = []): Refused => ({
  since,
  sentWith,
  reasons: '',
  ...(errors && { errors }),
});
const at = (id: number, fields: Readonly<Record<string, Refused>>) => ({
  id: LocationId.parse(id),
  label: `Shop ${id}`,
  refused: fields,
});

const link = refused([error('websiteUri', 'URL_PROVIDER_NOT_ALLOWED')]);
const linkReason = 'Google doesn’t allow links to this site.';

test('@CARD-5 nothing is said about declined edits that this browser has not read', () => {
  expect(declinedText([{ id: LocationId.parse(1), label: 'Shop' }])).toBeUndefined();
});

test('@CARD-5 @DET-3 the reason of all declined edits is given once', () => {
  expect(declinedText([1, 2].map((id) => at(id, { websiteUri: link })))).toBe(
    `Website. Reason: ${linkReason} ${seen}`,
  );
});

test('@CARD-5 @DET-3 of several reasons, the most frequent is given', () => {
  const title = refused([error('title', 'AMBIGUOUS_TITLE')]);
  const declined = [at(1, { title, websiteUri: link }), at(2, { websiteUri: link })];
  expect(declinedText(declined)).toBe(
    `Business name and website. One of 2 reasons: ${linkReason} ${seen}`,
  );
});

test('@CARD-5 @DET-3 a reason of the platform ends like a sentence', () => {
  const odd = refused([error('websiteUri', 'NEW_RULE', 'We do not like it')]);
  expect(declinedText([at(1, { websiteUri: odd })])).toBe(
    `Website. Reason: We do not like it. ${seen}`,
  );
});

test('@CARD-5 @DET-3 a field that was sent with a declined field names the declined field', () => {
  const sent = refused([], ['title']);
  expect(declinedText([at(1, { websiteUri: sent })])).toBe(
    `Website. Reason: Google declined this edit together with the business name. ${seen}`,
  );
});

test.for([refused(), refused([])])('@CARD-5 @DET-3 an unknown reason is left out: %j', (none) => {
  expect(declinedText([at(1, { websiteUri: none })])).toBe(`Website. ${seen}`);
});
