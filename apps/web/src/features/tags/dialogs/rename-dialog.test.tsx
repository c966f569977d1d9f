import { TagId } from '@placekeeper/contracts/core/id';
import { Toaster } from '@placekeeper/ui/toaster';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { renderScreen } from '../../../test/render.tsx';
import { RenameDialog } from './rename-dialog.tsx';

const tag = { id: z.parse(TagId, 4), name: 'Cafés' };
let held = tag.name;
const writes: string[] = [];

function answer(address: string, init?: RequestInit): Response {
  const isTag = address.endsWith('/tags/4');
  if (isTag && init?.method === 'PATCH') {
    const { name }: { name: string } = JSON.parse(typeof init.body === 'string' ? init.body : '{}');
    held = name;
    writes.push(name);
  }
  return Response.json(isTag ? { tag: { ...tag, name: held } } : { tags: [] });
}

beforeEach(() => {
  held = tag.name;
  writes.length = 0;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => answer(address, init));
});
const onClose = vi.fn();
const field = page.getByRole('textbox', { name: 'Name' });
const choice = page.getByRole('group', { name: 'Choose a value: Name' });

async function open() {
  onClose.mockReset();
  await renderScreen(
    <>
      <RenameDialog tag={tag} onClose={onClose} onMerged={() => undefined} />
      <Toaster />
    </>,
  );
}

async function openWhileRenamed() {
  await open();
  held = 'Bistros';
  await field.fill('Bars');
  await userEvent.keyboard('{Enter}');
  await expect.element(choice).toHaveFocus();
  await expect.element(choice).toHaveAccessibleDescription('Changed elsewhere to “Bistros”.');
}

test('@TAG-1 @DET-3 a tag that another user renamed is renamed only after a choice', async () => {
  await openWhileRenamed();
  await userEvent.tab({ shift: true });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(choice).toHaveFocus();
  expect(writes).toEqual([]);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Keep my value: Name' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('Bars');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => writes).toEqual(['Bars']);
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test('@TAG-1 @DET-3 the other user’s name can be kept', async () => {
  await openWhileRenamed();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Use that value: Name' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('Bistros');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(writes).toEqual([]);
});

test('@TAG-1 @DET-3 a name that replaced the saved one is shown in a toast', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await open();
  await field.fill('Bars');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  held = 'Bistros';
  await vi.advanceTimersByTimeAsync(3000);
  await expect
    .element(page.getByText('This tag was renamed “Bistros” after you saved “Bars”.'))
    .toBeVisible();
});
