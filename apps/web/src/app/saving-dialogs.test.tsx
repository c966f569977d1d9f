import { UserId } from '@placekeeper/contracts/core/id';
import { Tag } from '@placekeeper/contracts/model/tag';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../data/api/query-client.ts';
import { currentUserQueries } from '../data/current-user/queries.ts';
import { createTag } from '../data/tags/mutations.ts';
import { tagQueries } from '../data/tags/queries.ts';
import { hasUnsavedWork } from '../lib/browser/unsaved-work.ts';
import { RenameDialog } from '../features/tags/dialogs/rename-dialog.tsx';
import { Component as TagsScreen } from '../features/tags/tags.route.tsx';
import { pressSpace } from '../test/press-space.ts';
import { renderScreen } from '../test/render.tsx';
import { TagChoice } from '../widgets/form/tag-choice.tsx';

const tag = Tag.parse({ id: 1, name: 'North', locations_count: 3 });
const closed = vi.fn<() => void>();

interface SavingDialog {
  readonly element: ReactElement;
  readonly field: { readonly role: 'textbox' | 'searchbox'; readonly name: string };
  readonly typed: string;
  readonly save: string;
  readonly open?: string;
}

const dialogs: Readonly<Record<string, SavingDialog>> = {
  'a new tag': {
    element: <TagsScreen />,
    open: 'New tag',
    field: { role: 'textbox', name: 'Name' },
    typed: 'South',
    save: 'Create tag',
  },
  'a renamed tag': {
    element: <RenameDialog tag={tag} onClose={closed} onMerged={closed} />,
    field: { role: 'textbox', name: 'Name' },
    typed: 'South',
    save: 'Rename',
  },
  'a tag among others': {
    element: (
      <TagChoice
        chosen={[]}
        tags={[tag]}
        onChoose={closed}
        onCreate={async (name) => void (await createTag(name))}
      />
    ),
    field: { role: 'searchbox', name: 'Search tags' },
    typed: 'South',
    save: 'Create “South”',
  },
};

const answer = (status: number, body: unknown, headers = {}) =>
  Response.json(body, { status, headers });

/** The response to the save for each kind of failure; null if the request fails without a response. */
const failures: Readonly<Record<string, (() => Response) | null>> = {
  'no network': null,
  'an expired session': () => answer(419, { message: 'CSRF token mismatch.' }),
  'a refusal without a field': () => answer(422, { message: 'No.', errors: {} }),
  'a refusal that names no field': () => answer(422, 'No.'),
  'a failure of the server': () => answer(500, { message: 'Server Error' }),
  'a failure without a body': () => new Response(null, { status: 503 }),
  'the page of a proxy': () => new Response('<!doctype html><title>Log in</title>'),
  'too many requests': () => answer(429, {}, { 'Retry-After': '3600' }),
};

let fail: () => Response;

beforeEach(() => {
  queryClient.setQueryData(currentUserQueries.show().queryKey, {
    user: { id: UserId.parse(1), locations_count: 3 },
  });
  queryClient.setQueryData(tagQueries.list().queryKey, { tags: [tag] });
  vi.stubGlobal('fetch', (address: string, { method = 'GET' }: RequestInit = {}) =>
    Promise.resolve().then(() => {
      if (method !== 'GET') return fail();
      return address.includes('/api/tags') ? answer(200, { tags: [tag] }) : answer(200, {});
    }),
  );
});

async function saveIn({ element, open, field, typed, save }: SavingDialog) {
  await renderScreen(element);
  if (open) await page.getByRole('button', { name: open }).click();
  const input = page.getByRole(field.role, { name: field.name });
  await input.fill(typed);
  const button = page.getByRole('button', { name: save, exact: true });
  await pressSpace(button);
  return { input, button };
}

describe.each(Object.entries(failures))('@ERR-4 %s', (kind, respond) => {
  test.each(Object.entries(dialogs))('keeps the text of %s', async (_, dialog) => {
    let refused = 0;
    fail = () => {
      refused += 1;
      if (!respond) throw new TypeError('Failed to fetch');
      return respond();
    };
    const { input, button } = await saveIn(dialog);
    await expect.poll(() => refused).toBeGreaterThan(0);
    await expect.element(button).toBeEnabled();
    await expect.element(input).toHaveValue(dialog.typed);
    expect(closed).not.toHaveBeenCalled();
    expect(document.activeElement).not.toBe(document.body);
    if (kind === 'an expired session') return;
    const place = input.element().closest('[role="dialog"], [role="alertdialog"], body');
    const told = place?.querySelector('[role="alert"], [aria-invalid="true"]');
    expect(told).not.toBeNull();
  });
});

test('@SESS-1 a typed name counts as unsaved work', async () => {
  fail = () => answer(419, {});
  const { 'a new tag': dialog } = dialogs;
  if (!dialog) throw new Error('There is no such dialog.');
  await saveIn(dialog);
  await expect.poll(hasUnsavedWork).toBe(true);
});
