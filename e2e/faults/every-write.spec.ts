import { allEndpoints, type EndpointId } from '@placekeeper/contracts/api';
import { fillPath } from '@placekeeper/contracts/core/path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import type { Twin } from '../fixtures/twin.ts';
import {
  canBeArmed,
  ended,
  expectHit,
  expired,
  failures,
  lostAnswers,
  malformed,
  missingField,
  never,
  slow,
  unknownValue,
} from './every-fault.ts';
import { isReadByPost } from './read-by-post.ts';
import { sendAttempt, type Attempt, type Write, type Writes } from './write.ts';
import { googleAccountWrites } from './writes/google-accounts.ts';
import { locationWrites } from './writes/location.ts';
import { mediaWrites } from './writes/media.ts';
import { serviceWrites } from './writes/services.ts';
import { settingsWrites } from './writes/settings.ts';
import { listWrites, tagWrites } from './writes/tags.ts';
import { updateWrites } from './writes/updates.ts';

const writes: Writes = {
  ...locationWrites,
  ...serviceWrites,
  ...mediaWrites,
  ...updateWrites,
  ...tagWrites,
  ...listWrites,
  ...settingsWrites,
  ...googleAccountWrites,
};

/** Writes that the application sends without an action of the user. */
const unseen: Partial<Record<EndpointId, string>> = {
  'session.authorizeChannel': 'The socket asks for it; without it events are polled for (RT-2).',
};

test('every write has an action that causes it', { tag: '@ERR-4' }, () => {
  const all = allEndpoints.filter(
    ({ id, definition }) => definition.method !== 'GET' && !isReadByPost(id),
  );
  const known = [...Object.keys(writes), ...Object.keys(unseen)];
  expect(known.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
});

const toasts = (page: Page) => page.locator('[data-sonner-toast][data-removed=false]');

const failureMessages = (page: Page, { alsoShownIn, onlyShownIn }: Attempt) => {
  if (onlyShownIn) return onlyShownIn;
  const usual = page
    .getByRole('alert')
    .or(toasts(page).and(page.locator('[data-type=error]')))
    .filter({ visible: true, hasText: /\S/ });
  return alsoShownIn ? usual.or(alsoShownIn) : usual;
};

/** TOAST-4: swipes toasts away, because each stays for four seconds. */
async function forgetToasts(page: Page): Promise<void> {
  const front = toasts(page).and(page.locator('[data-front=true]'));
  const sweepAway = async () => {
    const box = await front.boundingBox({ timeout: 100 }).catch(() => null);
    if (box === null) return toasts(page).count();
    const [x, y] = [box.x + 20, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 200, y, { steps: 3 });
    await page.mouse.up();
    return toasts(page).count();
  };
  await expect.poll(sweepAway, { intervals: [50, 100] }).toBe(0);
  await page.mouse.move(0, 0);
}

const withoutResponse = { ...lostAnswers, 'an unreadable response': missingField };

const definitionOf = (id: string) => allEndpoints.find((one) => one.id === id)?.definition;

const hasBody = (id: string): boolean => definitionOf(id)?.responses[204] === undefined;

const path = (id: string): RegExp => {
  const definition = definitionOf(id);
  const params = Object.fromEntries(
    [...(definition?.path.matchAll(/\{(\w+)\}/g) ?? [])].map(([, name]) => [name, '__']),
  );
  const address = fillPath(definition?.path ?? '', params).replaceAll('__', '[^/]+');
  return new RegExp(`${address}$`);
};

async function pressed(page: Page, id: string, attempt: Attempt): Promise<void> {
  const method = definitionOf(id)?.method;
  const answered = new Promise<void>((resolve) => {
    const isIt = (request: { url: () => string; method: () => string }) =>
      request.method() === method && path(id).test(new URL(request.url()).pathname);
    const end = (request: { url: () => string; method: () => string }) => {
      if (isIt(request)) resolve();
    };
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  });
  await sendAttempt(attempt);
  await answered;
}

/** Checks twice, so that a second message has time to appear. */
async function expectOneMessage(page: Page, attempt: Attempt, name: string): Promise<string> {
  let inRow = 0;
  let last: readonly string[] = [];
  await expect
    .poll(
      async () => {
        last = await failureMessages(page, attempt).allInnerTexts();
        inRow = last.length === 1 ? inRow + 1 : 0;
        return inRow > 1 ? 'once' : last;
      },
      { message: name, intervals: [80, 120], timeout: 8000 },
    )
    .toBe('once');
  return last[0] ?? '';
}

const expectNoMessage = (page: Page, attempt: Attempt, name: string) =>
  expect(failureMessages(page, attempt), name).toHaveCount(0);

async function expectDone({ countDone }: Attempt, times: number, name: string): Promise<void> {
  if (countDone) await expect.poll(countDone, { message: name }).toBe(times);
}

async function fresh(page: Page, twin: Twin, write: Write): Promise<Attempt> {
  const { begin, persona = 'owner', locations } = write;
  // Leaves the page, because its pending requests would reach the new account.
  await page.goto('about:blank');
  await twin.createAccount({ persona, ...(locations !== undefined && { locations }) });
  return begin(page, twin);
}

test.use({ expectedErrors: /status of \d+|ERR_|ApiError|^\[(load|write|contract)\]|broadcasting/ });

for (const [id, write] of Object.entries(writes)) {
  test.describe(id, () => {
    const expectTold = (page: Page, attempt: Attempt, name: string) =>
      write.quiet === undefined
        ? expectOneMessage(page, attempt, name)
        : expectNoMessage(page, attempt, name);

    test(
      'shows its failure, keeps the input, and can be tried again',
      { tag: ['@ERR-4', '@SESS-1'] },
      async ({ page, twin }) => {
        let attempt = await fresh(page, twin, write);
        const said = new Set<unknown>();
        for (const [name, fault] of Object.entries(failures)) {
          await test.step(name, async () => {
            await twin.arm({ endpoint: id, ...fault });
            await pressed(page, id, attempt);
            await expectHit(twin, name);
            if (write.successes && name in write.successes) {
              await expectNoMessage(page, attempt, name);
              attempt = await fresh(page, twin, write);
              return;
            }
            said.add(await expectTold(page, attempt, name));
            await attempt.expectKept();
            await twin.disarm();
            await forgetToasts(page);
          });
        }
        if (write.quiet === undefined) expect(said.size, [...said].join('\n')).toBeGreaterThan(3);
        await expectDone(attempt, 0, 'what failed has not happened');

        await test.step('no response for a long time', async () => {
          await twin.arm({ endpoint: id, ...never, times: 2, status: 500 });
          await sendAttempt(attempt);
          await expectHit(twin, 'no answer for a long time');
          // Presses again like an impatient user, if the button is still there.
          await attempt.pressed.click({ timeout: 200 }).catch(() => undefined);
          expect((await twin.faults()).map(({ hits }) => hits)).toEqual([1]);
          await twin.release();
          await expectTold(page, attempt, 'no answer for a long time');
          await attempt.expectKept();
          await twin.disarm();
          await forgetToasts(page);
        });

        await test.step('an expired session', async () => {
          await twin.arm({ endpoint: id, ...expired });
          await pressed(page, id, attempt);
          const dialog = page.getByRole('dialog', { name: 'Session expired' });
          await expect(dialog).toHaveCount(1);
          await twin.disarm();
          await dialog.getByRole('button', { name: 'Close' }).click();
          await expect(dialog).toHaveCount(0);
          if (!write.showsMore) await expectNoMessage(page, attempt, 'a session that expired');
          await attempt.expectKept();
        });

        await test.step('a slow response', async () => {
          await twin.arm({ endpoint: id, ...slow });
          await sendAttempt(attempt);
          await attempt.pressed.click({ timeout: 200 }).catch(() => undefined);
          await expectDone(attempt, 1, 'the last of the tries happened, once');
          await expectNoMessage(page, attempt, 'the last of the tries');
          await twin.disarm();
        });
      },
    );

    test(
      'is carried out once, even if its response is lost or unreadable',
      { tag: ['@ERR-4', '@SESS-2'] },
      async ({ page, twin }) => {
        for (const [name, fault] of Object.entries(withoutResponse)) {
          // Without a body, a response can be neither cut short nor incomplete.
          if (!hasBody(id) && 'body' in fault) continue;
          if (write.repeats && 'network' in fault) continue;
          await test.step(name, async () => {
            const attempt = await fresh(page, twin, write);
            // A response without optional fields loses its whole body instead. The page treats both alike.
            if (!(await canBeArmed(twin, id, fault)))
              await twin.arm({ endpoint: id, ...malformed });
            await pressed(page, id, attempt);
            await expectHit(twin, name);
            await twin.disarm();
            await expectDone(attempt, 1, name);
            if (await isFailureShown(page, attempt)) {
              await forgetToasts(page);
              if (!write.looksFirst && (await triedAgain(page, attempt)))
                await expectNoMessage(page, attempt, `another try after ${name}`);
            }
            await expectDone(attempt, 1, `another try after ${name}`);
          });
        }

        await test.step('an unknown value', async () => {
          const attempt = await fresh(page, twin, write);
          if (!(await canBeArmed(twin, id, unknownValue))) return;
          await pressed(page, id, attempt);
          await expectDone(attempt, 1, 'an unknown value');
          await expectNoMessage(page, attempt, 'an unknown value');
        });

        await test.step('an ended session', async () => {
          const attempt = await fresh(page, twin, write);
          await twin.arm({ endpoint: id, ...ended });
          await pressed(page, id, attempt);
          const stayed = page.getByRole('dialog', { name: 'You’re logged out' });
          const logIn = page.getByRole('heading', { level: 1, name: 'Sign in' });
          await expect(stayed.or(logIn)).toBeVisible();
          await twin.disarm();
          if (await logIn.isVisible()) return;
          await page.keyboard.press('Escape');
          await attempt.expectKept();
          if (!write.showsMore) await expectNoMessage(page, attempt, 'a session that ended');
        });
      },
    );
  });
}

/** ERR-4: after a lost response, the page either finds out the outcome or says once that it is unknown. */
async function isFailureShown(page: Page, attempt: Attempt): Promise<boolean> {
  const before: number[] = [];
  const inRow = async () => {
    before.unshift(await failureMessages(page, attempt).count());
    return before.length > 3 && new Set(before.slice(0, 4)).size === 1;
  };
  await expect.poll(inRow, { intervals: [150] }).toBe(true);
  expect(before[0]).toBeLessThan(2);
  return before[0] === 1;
}

/** False if the screen shows the write as done, and so has nothing to press. */
async function triedAgain(page: Page, attempt: Attempt): Promise<boolean> {
  page.setDefaultTimeout(700);
  try {
    await sendAttempt(attempt);
    return true;
  } catch {
    return false;
  } finally {
    page.setDefaultTimeout(0);
  }
}
