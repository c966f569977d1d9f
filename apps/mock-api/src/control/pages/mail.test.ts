import { notificationSettings } from '@placekeeper/contracts/endpoints/notification-settings';
import { expect, test } from 'vitest';
import { asPage, createTestTwin } from '../../testing/test-twin.ts';
import { control } from '../contract.ts';
import { locations } from '@placekeeper/contracts/endpoints/locations';

/** An account with a single mail, which is about a description with markup. */
async function mailed() {
  const twin = createTestTwin();
  const user = await twin.as('owner', { locations: 2 });
  twin.deps.db.$client.exec('DELETE FROM emails; DELETE FROM notification_configurations;');
  const { configuration } = await user.succeed(notificationSettings.create, { query: {} });
  const { id, ...rest } = configuration;
  const body = { period: 'immediate', type: 'new-gbp-update', options: { ...rest.options } };
  await user.send(notificationSettings.update, { params: { id }, body });
  const { data } = await user.succeed(locations.list, {
    query: { gbp_management_status: 'enabled' },
  });
  const [location] = data;
  if (!location) throw new Error('No location is managed');
  await user.succeed(control.changeProfile, {
    body: {
      location_id: location.id,
      type: 'google',
      field_name: 'profile.description',
      update_value: '</iframe><script>alert(1)</script>',
    },
  });
  const { emails } = await user.succeed(control.inbox);
  const [mail] = emails;
  if (!mail || emails.length !== 1) throw new Error(`There are ${emails.length} mails`);
  return { twin, user, mail, open: (path: string) => user.raw('GET', path, { headers: asPage }) };
}

test('@NOTIF-5 the inbox lists sent mails, and says if there are none', async () => {
  const { open, mail, twin } = await mailed();
  const list = await (await open('/__mock/mail')).text();
  expect(list).toContain(`href="/__mock/mail/${mail.id}"`);
  expect(list).toContain(mail.subject.replaceAll('&', '&amp;').replaceAll("'", '&#39;'));
  expect(list).toContain(mail.recipient);
  const other = await twin.as('new');
  const empty = await (await other.raw('GET', '/__mock/mail', { headers: asPage })).text();
  expect(empty).toContain('No emails yet.');
  expect(empty).not.toContain(mail.recipient);
});

test('@NOTIF-5 a mail is shown with its headers, as a page and as text', async () => {
  const { open, mail } = await mailed();
  const response = await open(`/__mock/mail/${mail.id}`);
  const text = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Security-Policy')).toContain("frame-src 'self'");
  expect(text).toContain(`<dd>${mail.recipient}</dd>`);
  expect(text).toContain(`src="/__mock/mail/${mail.id}/body"`);
  expect(text).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(text).toContain('On Google now: &lt;/iframe&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(text).not.toMatch(/<script|\s(style|on\w+)=/);
});

test('@NOTIF-5 text of other people runs no script and loads nothing', async () => {
  const { open, mail } = await mailed();
  const response = await open(`/__mock/mail/${mail.id}/body`);
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  ]);
  const text = await response.text();
  expect(text).toBe(mail.html);
  expect(text).not.toContain('<script');
  expect(text).toContain('&lt;script&gt;');
});

test("@PERM-1 another account's mail is missing, and a guest signs in first", async () => {
  const { twin, mail } = await mailed();
  const other = await twin.as('new');
  for (const path of [`/__mock/mail/${mail.id}`, `/__mock/mail/${mail.id}/body`]) {
    const theirs = await other.raw('GET', path, { headers: asPage });
    const nobodys = await other.raw('GET', path.replace(String(mail.id), '999999'), {
      headers: asPage,
    });
    expect([theirs.status, nobodys.status]).toEqual([404, 404]);
    expect(await theirs.text()).toBe(await nobodys.text());
  }
  const odd = await other.raw('GET', '/__mock/mail/first', { headers: asPage });
  expect(odd.status).toBe(404);
  const guest = twin.guest();
  for (const path of ['/__mock/mail', `/__mock/mail/${mail.id}`]) {
    const asked = await guest.raw('GET', path, { headers: asPage });
    expect(asked.headers.get('Location')).toBe(
      `/__mock/sign-in?return_to=${encodeURIComponent(path)}`,
    );
  }
  expect((await guest.raw('GET', `/__mock/mail/${mail.id}/body`, { headers: asPage })).status).toBe(
    404,
  );
});
