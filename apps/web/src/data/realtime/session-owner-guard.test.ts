import { GoogleTokenId, UserId } from '@placekeeper/contracts/core/id';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { wireUser } from '@placekeeper/contracts/testing/wire-user';

const [ada, ben] = [z.parse(UserId, 1), z.parse(UserId, 2)];
const reload = vi.fn();

let answer: () => Promise<Response>;
let listeners: Map<string, (event: object) => void>;
let body: { hidden: boolean };
let kept: Map<string, string>;

const reply = (status: number, content: unknown) => async () =>
  new Response(JSON.stringify(content), { status });

const said = (id: UserId) =>
  reply(200, {
    user: { ...wireUser, id },
  });

beforeEach(() => {
  reload.mockReset();
  listeners = new Map();
  kept = new Map();
  body = { hidden: false };
  answer = said(ada);
  vi.stubGlobal('fetch', () => answer());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=t', body });
  vi.stubGlobal('window', {
    location: { pathname: '/locations', search: '', hash: '', assign: () => undefined, reload },
  });
  vi.stubGlobal(
    'addEventListener',
    (type: string, listener: (event: object) => void, { signal }: { signal: AbortSignal }) => {
      listeners.set(type, listener);
      signal.addEventListener('abort', () => listeners.delete(type));
    },
  );
});

async function openPage() {
  vi.resetModules();
  const [page, losses] = await Promise.all([
    import('./session-owner-guard.ts'),
    import('../google-accounts/lost-authorizations.ts'),
  ]);
  return { ...page, ...losses };
}

test('a restored page stays hidden until its user is confirmed @SESS-2', async () => {
  const { guardSessionOwner } = await openPage();
  guardSessionOwner(ada);
  listeners.get('pageshow')?.({ persisted: true });
  expect(body.hidden).toBe(true);
  await expect.poll(() => body.hidden).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('a reloaded page does not wait, and a closed page gets no messages', async () => {
  const { guardSessionOwner } = await openPage();
  const end = guardSessionOwner(ada);
  listeners.get('pageshow')?.({ persisted: false });
  expect(body.hidden).toBe(false);
  end();
  expect([...listeners]).toEqual([]);
});

test.each([
  ['somebody else', said(ben)],
  ['nobody', reply(401, { message: 'Unauthenticated.' })],
  ['nobody, and no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a restored page stays hidden if %s is logged in @SESS-2', async (_, then) => {
  const { guardSessionOwner } = await openPage();
  guardSessionOwner(ada);
  answer = then;
  listeners.get('pageshow')?.({ persisted: true });
  await expect.poll(() => reload).toHaveBeenCalled();
  expect(body.hidden).toBe(true);
});

test('an open page reloads if another user has logged in', async () => {
  const { guardSessionOwner } = await openPage();
  guardSessionOwner(ada)();
  guardSessionOwner(ada)();
  expect(reload).not.toHaveBeenCalled();
  guardSessionOwner(ben);
  expect(reload).toHaveBeenCalledOnce();
});

test('a page ends if another user logs in in another window @SESS-2', async () => {
  const { guardSessionOwner } = await openPage();
  guardSessionOwner(ada);
  const [[key] = ['']] = [...kept];
  const told = (news: object) => listeners.get('storage')?.(news);
  told({ key, newValue: String(ada) });
  told({ key, newValue: null });
  told({ key: 'placekeeper.theme', newValue: 'dark' });
  expect(reload).not.toHaveBeenCalled();
  told({ key, newValue: String(ben) });
  expect(reload).toHaveBeenCalledOnce();
});

test('stored data about one user’s accounts is deleted for the next user @GACC-2', async () => {
  const loss = { id: z.parse(GoogleTokenId, 5), email: 'a@b.example' };
  const first = await openPage();
  first.guardSessionOwner(ada);
  first.addLoss(loss);
  (await openPage()).guardSessionOwner(ada);
  expect([...kept.values()].join(' ')).toContain('unread');
  (await openPage()).guardSessionOwner(ben);
  expect([...kept.values()].join(' ')).not.toContain('unread');
});
