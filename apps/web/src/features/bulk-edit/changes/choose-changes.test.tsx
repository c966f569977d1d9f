import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loadCapabilities } from '../../../data/session/capabilities.ts';
import { catalogueQueries } from '../../../data/catalogue/queries.ts';
import { queryClient } from '../../../data/api/query-client.ts';
import { renderWithQueries } from '../../../test/render.tsx';
import { ChooseChanges } from './choose-changes.tsx';
import { emptyDraft, type ChangesDraft } from './draft.ts';
import { readChanges } from './read-changes.ts';

beforeAll(async () => {
  vi.stubGlobal('fetch', async () => Response.json({ capabilities: ['attributes'] }));
  await loadCapabilities();
  vi.unstubAllGlobals();
  // Under load, the import of the editors can take longer than a test may.
  await import('./part-editor.tsx');
});

async function choose(): Promise<{ changes: () => unknown; onContinue: () => void }> {
  const changed = vi.fn<(draft: ChangesDraft) => void>();
  const onContinue = vi.fn();
  function Choosing() {
    const [draft, setDraft] = useState(emptyDraft);
    return (
      <ChooseChanges
        count={12}
        draft={draft}
        refusal={null}
        onChange={(next) => {
          changed(next);
          setDraft(next);
        }}
        onContinue={onContinue}
      />
    );
  }
  await renderWithQueries(<Choosing />);
  const latest = () => changed.mock.lastCall?.[0] ?? emptyDraft;
  return { changes: () => readChanges(latest()).data, onContinue };
}

const tick = (name: string) => page.getByRole('checkbox', { name, exact: true }).click();
test('@BULK-1 the preview needs a selected field', async () => {
  await choose();
  const preview = page.getByRole('button', { name: 'Preview changes' });
  await expect.element(preview).toHaveAccessibleDescription('Select at least one field to change.');
  await tick('Label');
  await expect.element(preview).toBeEnabled();
});

const goOn = () => page.getByRole('button', { name: 'Preview changes' }).click();

test('@BULK-1 a week is entered by keyboard, copied to other days, and its errors are shown at their times', async () => {
  const { changes, onContinue } = await choose();
  await tick('Business hours');
  const monday = page.getByRole('combobox', { name: 'Monday opening' });
  await expect.element(monday).toBeVisible();
  await goOn();
  await expect.element(page.getByText(/^Add hours for at least one day/)).toBeVisible();
  expect(onContinue).not.toHaveBeenCalled();

  await monday.click();
  await page.getByRole('option', { name: 'Open', exact: true }).click();
  await page.getByLabelText('Monday opens').fill('22');
  await page.getByLabelText('Monday closes').fill('soon');
  await goOn();
  await expect.element(page.getByLabelText('Monday closes')).toHaveFocus();
  await expect.element(page.getByText('Enter a time, such as 09:30 or 9:30 pm.')).toBeVisible();
  await page.getByLabelText('Monday closes').fill('2');
  await userEvent.tab();
  await expect.element(page.getByText(/^closes Tue at (02:00|2:00\sAM)$/)).toBeVisible();
  await page.getByRole('button', { name: 'Copy Monday to other days' }).click();
  await page.getByRole('menuitem', { name: 'Copy to Monday–Friday' }).click();
  await goOn();
  expect(onContinue).toHaveBeenCalledOnce();
  expect(changes()).toMatchObject({
    periods: [
      { open_day: 'MONDAY', open_time: '22:00', close_day: 'TUESDAY', close_time: '02:00' },
      { open_day: 'TUESDAY' },
      { open_day: 'WEDNESDAY' },
      { open_day: 'THURSDAY' },
      { open_day: 'FRIDAY', close_day: 'SATURDAY' },
    ],
  });

  await tick('Clear business hours at all selected locations');
  expect(changes()).toEqual({ periods: [] });
});

/** The search results for any query. */
function offer(search: string): void {
  const category = (id: string, name: string) => ({
    id,
    title: name,
    display_name: name,
    created_at: null,
  });
  const find = { categories: [category('gcid:cafe', 'Café'), category('gcid:library', 'Library')] };
  const types = {
    attribute_types: [
      {
        name: 'attributes/has_lift',
        value_type: 'BOOL' as const,
        display_name: 'Lift',
        group_display_name: 'Accessibility',
        value_metadata: [
          { value: true, display_name: 'Yes' },
          { value: false, display_name: 'No' },
        ],
      },
      {
        name: 'attributes/parking',
        value_type: 'REPEATED_ENUM' as const,
        display_name: 'Parking',
        group_display_name: 'Parking',
        value_metadata: [
          { value: 'free', display_name: 'Free car park' },
          { value: 'paid', display_name: 'Paid car park' },
        ],
      },
      {
        name: 'attributes/url_menu',
        value_type: 'URL' as const,
        display_name: 'Menu',
        group_display_name: 'Links',
        value_metadata: [],
      },
    ],
  };
  for (const text of ['', search]) {
    queryClient.setQueryData(catalogueQueries.categories(text).queryKey, find);
    queryClient.setQueryData(catalogueQueries.attributeTypes(text).queryKey, types);
    queryClient.setQueryData(catalogueQueries.services(text).queryKey, []);
  }
}

async function take(box: string, search: string, option: string): Promise<void> {
  const combobox = page.getByRole('combobox', { name: box, exact: true });
  await combobox.fill(search);
  await page.getByRole('option', { name: option }).click();
}

test('@BULK-1 the effects of a new primary category are shown; a category is either added or removed', async () => {
  offer('ca');
  const { changes } = await choose();
  await tick('Primary category');
  await take('New primary category', 'ca', 'Café');
  await expect.element(page.getByText('You’re changing the primary category')).toBeVisible();
  await tick('Additional categories');
  await take('Add a category', 'ca', 'Library');
  await take('Remove a category', 'ca', 'Library');
  await expect
    .element(page.getByRole('list', { name: 'Categories to remove' }))
    .toHaveTextContent('Library');
  expect(changes()).toEqual({
    primary_category_id: 'gcid:cafe',
    additional_categories: { remove: ['gcid:library'] },
  });
  await page.getByRole('button', { name: 'Remove Library' }).click();
  await expect.element(page.getByRole('combobox', { name: 'Remove a category' })).toHaveFocus();
});

test('@BULK-1 phone numbers are added, removed or replaced', async () => {
  const { changes } = await choose();
  await tick('Additional phones');
  await page.getByRole('button', { name: 'Add a number' }).click();
  const number = page.getByRole('textbox', { name: 'Number to add' });
  await expect.element(number).toHaveFocus();
  await number.fill('tel:call us');
  await goOn();
  await expect.element(number).toHaveFocus();
  await expect.element(number).toHaveAccessibleDescription(/Enter a phone number/);
  await number.fill('0117 496 0123');
  await page.getByRole('button', { name: 'Remove a number' }).click();
  await page.getByRole('textbox', { name: 'Number to remove' }).fill('0117 496 0124');
  expect(changes()).toEqual({
    additional_phone_numbers: { add: ['0117 496 0123'], remove: ['0117 496 0124'] },
  });
  await page.getByRole('combobox', { name: 'Action' }).click();
  await page.getByRole('option', { name: 'Replace all' }).click();
  expect(changes()).toEqual({ set: { additional_phone_numbers: ['0117 496 0123'] } });
});

test('@BULK-1 @ATTR-1 an attribute is set, linked, or cleared with its checkbox', async () => {
  offer('l');
  const { changes, onContinue } = await choose();
  await tick('Attributes');
  await take('Add an attribute', 'l', 'Lift (Accessibility)');
  await take('Add an attribute', 'l', 'Menu (Links)');
  await goOn();
  const lift = page.getByRole('radiogroup', { name: 'Lift' });
  await expect.element(lift).toHaveAccessibleDescription(/^Enter a value, or select Clear/);
  expect(onContinue).not.toHaveBeenCalled();
  await lift.getByRole('radio', { name: 'No' }).click();
  await page.getByRole('textbox', { name: 'Menu' }).fill('https://example.com/menu');
  expect(changes()).toEqual({
    attributes: {
      set: [
        { name: 'attributes/has_lift', values: [false] },
        { name: 'attributes/url_menu', values: ['https://example.com/menu'] },
      ],
    },
  });
  await tick('Clear Menu at all selected locations');
  await page.getByRole('button', { name: 'Don’t change Lift' }).click();
  expect(changes()).toEqual({ attributes: { clear: ['attributes/url_menu'] } });
});

test('@BULK-1 @ATTR-1 choices change only where the user says so, and replaced links are announced', async () => {
  offer('p');
  const { changes, onContinue } = await choose();
  await tick('Attributes');
  await take('Add an attribute', 'p', 'Lift (Accessibility)');
  await expect.element(page.getByText(/^Replaces all/)).not.toBeInTheDocument();
  await take('Add an attribute', 'p', 'Parking (Parking)');
  const choices = page.getByText('Options set to “No change” stay the same at each location.');
  await expect.element(choices).toBeVisible();
  const free = page.getByRole('radiogroup', { name: 'Free car park' });
  await expect.element(free.getByRole('radio', { name: 'No change' })).toBeChecked();
  await page.getByRole('button', { name: 'Don’t change Lift' }).click();
  await goOn();
  expect(onContinue).not.toHaveBeenCalled();
  await free.getByRole('radio', { name: 'Clear' }).click();
  await goOn();
  expect(onContinue).toHaveBeenCalledOnce();
  expect(changes()).toEqual({
    attributes: {
      set: [{ name: 'attributes/parking', values: [], unset_values: [], cleared_values: ['free'] }],
    },
  });
  await take('Add an attribute', 'p', 'Menu (Links)');
  await expect.element(page.getByText('Replaces all links.')).toBeVisible();
  await tick('Clear Parking at all selected locations');
  await expect.element(choices).not.toBeInTheDocument();
});

test('@BULK-1 @SVC-3 a custom service has a name and a category', async () => {
  offer('ca');
  const { changes } = await choose();
  await tick('Services');
  await page.getByRole('button', { name: 'Add a custom service' }).click();
  await page.getByRole('button', { name: 'Add this service' }).click();
  const name = page.getByRole('textbox', { name: 'Service name' });
  await expect.element(name).toHaveFocus();
  await expect.element(page.getByText('Choose a category for this service.')).toBeVisible();
  await name.fill('Birthday cakes');
  await take('Category', 'ca', 'Café');
  await page.getByRole('button', { name: 'Add this service' }).click();
  await expect
    .element(page.getByRole('list', { name: 'Services to add' }))
    .toHaveTextContent('Birthday cakes (Café)');
  expect(changes()).toEqual({
    services: {
      add: [{ type: 'free_form', category_id: 'gcid:cafe', display_name: 'Birthday cakes' }],
    },
  });
});

test('@BULK-1 fields are found by their name or group, and selected by keyboard', async () => {
  await choose();
  const search = page.getByRole('searchbox', { name: 'Search fields' });
  await search.fill('hours');
  expect(page.getByRole('group').getByRole('checkbox').elements()).toHaveLength(2);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(page.getByRole('checkbox', { name: 'Special hours' })).toHaveFocus();
  await search.fill('store code');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'New Store code' })).toBeVisible();
  await search.fill('nothing of the kind');
  await expect.element(page.getByText('No fields match “nothing of the kind”.')).toBeVisible();
  await search.fill('');
  await page.getByRole('button', { name: 'Remove Store code from this edit' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Store code' })).toHaveFocus();
  expect(page.getByRole('textbox', { name: 'New Store code' }).elements()).toEqual([]);
});
