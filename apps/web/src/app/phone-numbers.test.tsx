import { TextField } from '@placekeeper/ui/text-field';
import type { ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ChangeText } from '../features/bulk-edit/items/change-text.tsx';
import { renderScreen } from '../test/render.tsx';
import { someLocation } from '../test/some-location.ts';
import { ChangeTable } from '../widgets/field-value/change-table.tsx';
import { FieldChange } from '../widgets/field-value/field-change.tsx';
import { HiddenMatch } from '../widgets/filters/hidden-match.tsx';
import { GoogleCard } from '../widgets/google-card/google-card.tsx';

beforeEach(async () => {
  await page.viewport(1440, 900);
  document.documentElement.dir = 'rtl';
});

const [primary, other] = ['+44 117 496 0123', '+44 117 496 0199'];
const phones = { primary_phone: primary, additional_phones: [other] };
const onlyPrimary = { primary_phone: primary, additional_phones: [] };
const location = {
  ...someLocation,
  phone_number: primary,
  phone_numbers: [
    { phone_number: primary, type: 'primary' },
    { phone_number: other, type: 'additional' },
  ],
};

const bulk = (before: unknown, after: unknown, field = 'phoneNumbers') => (
  <ChangeText change={{ field, before, after, error: null }} />
);

const places: Readonly<Record<string, ReactElement>> = {
  'a change of a list': (
    <FieldChange field_name="phoneNumbers" platform_value={onlyPrimary} update_value={phones} />
  ),
  'a bulk edit of a list': bulk(null, phones),
  'a bulk edit of a list with an unknown value': bulk(undefined, phones),
  'a bulk edit of one number': bulk(primary, other, 'phone_number'),
  'a row of a table': (
    <ChangeTable rows={[{ name: 'Phone', before: primary, after: other }]} rowsAre="Fields" />
  ),
  'the card of Google': <GoogleCard location={location} states={{}} updates={[]} />,
};

test.for(Object.entries(places))(
  'phone numbers read from left to right in right-to-left text: %s',
  async ([, element]) => {
    const { container } = await renderScreen(element);
    for (const number of [primary, other])
      expect(isPaintedLeftToRight(container, number), number).toBe(true);
  },
);

test('a phone number that a search found reads from left to right in right-to-left text', async () => {
  const { container } = await renderScreen(
    <HiddenMatch location={location} search="01174960123" />,
  );
  expect(isPaintedLeftToRight(container, primary)).toBe(true);
});

test('the field of a phone number is left to right in right-to-left text', async () => {
  await renderScreen(<TextField label="Phone" kind="tel" />);
  const field = page.getByRole('textbox', { name: 'Phone' }).element();
  expect(getComputedStyle(field).direction).toBe('ltr');
});

/** Whether the text starts at its left end on the screen. */
function isPaintedLeftToRight(container: Element, text: string): boolean {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.textContent?.indexOf(text) ?? -1;
    if (at >= 0) return leftOf(node, at) < leftOf(node, at + text.length - 1);
  }
  throw new Error(`"${text}" is not shown.`);
}

function leftOf(node: Node, at: number): number {
  const range = document.createRange();
  range.setStart(node, at);
  range.setEnd(node, at + 1);
  return range.getBoundingClientRect().left;
}
