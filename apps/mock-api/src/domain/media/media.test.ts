import { api } from '@placekeeper/contracts/api';
import type { LocationId } from '@placekeeper/contracts/core/id';
import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { control } from '../../control/contract.ts';
import { locations, type LocationRow } from '../../db/schema/locations.ts';
import { mediaFiles, mediaItems, type MediaItemRow } from '../../db/schema/media.ts';
import { days, isoTime } from '../clock.ts';
import { manualStart } from '../../seed/create-account.ts';
import { fileOf, lightPngOf, pngOf, smallJpeg } from '../../testing/photos.ts';
import { createTestTwin } from '../../testing/test-twin.ts';

type Category = MediaItemRow['category'];

async function createGallery() {
  const twin = createTestTwin();
  const user = await twin.as('owner', { locations: 9 });
  const { db } = twin.deps;
  const { data } = await user.succeed(api.locations.list, {
    query: { gbp_management_status: 'enabled' },
  });
  const id = data[0]?.id;
  if (id === undefined) throw new Error('The owner manages nothing');
  db.delete(mediaItems).where(eq(mediaItems.locationId, id)).run();

  const upload = (category: Category, content: Buffer, description?: string) =>
    user.call(api.media.upload, {
      params: { id },
      body: { file: fileOf(content), category, ...(description !== undefined && { description }) },
    });
  return {
    ...twin,
    user,
    id,
    upload,
    list: (query = {}) => user.succeed(api.locations.listMedia, { params: { id }, query }),
    rows: () =>
      db
        .select()
        .from(mediaItems)
        .where(eq(mediaItems.locationId, id))
        .orderBy(asc(mediaItems.id))
        .all(),
    set: (values: Partial<LocationRow>) =>
      db.update(locations).set(values).where(eq(locations.id, id)).run(),
    /** Inserts rows directly, because the upload accepts only owners' photos. */
    place(row: Partial<Omit<MediaItemRow, 'id'>>, copies = 1): readonly MediaItemRow[] {
      const [file] = db.select({ id: mediaFiles.id }).from(mediaFiles).limit(1).all();
      const whole = {
        locationId: id,
        fileId: file?.id ?? '',
        source: 'owner',
        category: 'EXTERIOR',
        createdAt: manualStart,
        ...row,
      } as const;
      return db
        .insert(mediaItems)
        .values(Array.from({ length: copies }, () => whole))
        .returning()
        .all();
    },
  };
}

const photo = pngOf(640, 480);

test('an uploaded photo is on the profile, and public at its address @MEDIA-1', async () => {
  const gallery = await createGallery();
  const answer = await gallery.upload('EXTERIOR', photo, '  Our front ');
  expect(answer).toMatchObject({
    status: 201,
    body: {
      media: {
        source: 'owner',
        media_format: 'PHOTO',
        category: 'EXTERIOR',
        width: 640,
        height: 480,
        description: 'Our front',
        attribution: null,
        created_at: isoTime(manualStart),
      },
    },
  });
  const { data } = await gallery.list();
  expect({ media: data[0] }).toEqual(answer.body);
  const { location } = await gallery.user.succeed(api.locations.show, {
    params: { id: gallery.id },
  });
  expect(location.location_media).toEqual(data);
  const address = data[0]?.google_url ?? '';
  expect(address).toMatch(/^\/media\/[0-9a-f]{64}\.png$/);
  const seen = await gallery.guest().raw('GET', address);
  expect(Object.fromEntries(seen.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(Buffer.from(await seen.arrayBuffer()).equals(photo)).toBe(true);
});

test("a file's type follows from its content, not its name", async () => {
  const { user, id } = await createGallery();
  const file = fileOf(smallJpeg, 'logo.png', 'image/png');
  const { media } = await user.succeed(api.media.upload, {
    params: { id },
    body: { file, category: 'PROFILE' },
  });
  expect(media).toMatchObject({ width: 3, height: 2 });
  expect(media.google_url).toMatch(/\.jpg$/);
  const seen = await user.raw('GET', media.google_url);
  expect(seen.headers.get('Content-Type')).toBe('image/jpeg');
});

test('a photo is public only while a profile shows it', async () => {
  const gallery = await createGallery();
  const { user, id } = gallery;
  await gallery.upload('EXTERIOR', photo);
  const address = (await gallery.list()).data[0]?.google_url ?? '';
  const status = async (path: string) => (await gallery.guest().raw('GET', path)).status;
  expect(await status(address)).toBe(200);
  await user.succeed(api.locations.remove, { params: { id } });
  expect(await status(address)).toBe(404);
  expect(await status('/media/nothing.png')).toBe(404);
});

const tooLarge = 'This photo is larger than 5 MB. Resize it and try again.';
const damaged = 'This file is damaged. Export the photo again, then choose the new file.';
const noPhoto = 'Choose a photo in JPEG or PNG format.';
const tooSmall = 'This photo is 249 × 480 px. The short side must be at least 250 px.';

test.each<[string, Category, Buffer, string]>([
  ['empty', 'COVER', Buffer.alloc(0), noPhoto],
  ['text', 'EXTERIOR', Buffer.from('no photo'), noPhoto],
  ['a GIF', 'PROFILE', Buffer.from('GIF89a'), noPhoto],
  ['cut off', 'EXTERIOR', photo.subarray(0, 20_000), damaged],
  [
    'animated',
    'EXTERIOR',
    pngOf(640, 480, { animated: true }),
    'Animated images aren’t supported. Choose a photo with a single frame.',
  ],
  ['too narrow', 'EXTERIOR', pngOf(249, 480), tooSmall],
  [
    'too light',
    'MENU',
    lightPngOf(300, 300),
    expect.stringMatching(
      /^This photo is too small\. The minimum file size is 10,240 bytes\.$/,
    ) as string,
  ],
  ['too large', 'COVER', Buffer.concat([photo, Buffer.alloc(5 * 1024 * 1024)]), tooLarge],
])('a file that is %s is refused at its field @MEDIA-1', async (_, category, content, message) => {
  const gallery = await createGallery();
  expect(await gallery.upload(category, content)).toMatchObject({
    status: 422,
    body: { errors: { file: [message] } },
  });
  expect(gallery.rows()).toEqual([]);
});

test.each<[string, Category, Buffer]>([
  ['a short edge of exactly 250', 'EXTERIOR', pngOf(250, 400)],
  ['a small cover', 'COVER', lightPngOf(100, 50)],
  ['a small logo', 'PROFILE', lightPngOf(100, 100)],
])('%s is accepted', async (_, category, content) => {
  expect(await (await createGallery()).upload(category, content)).toMatchObject({ status: 201 });
});

test("a body over the platform's limit is refused without being read", async () => {
  const gallery = await createGallery();
  expect(await gallery.upload('EXTERIOR', Buffer.alloc(11 * 1024 * 1024))).toMatchObject({
    status: 413,
    body: { message: 'The POST data is too large.' },
  });
  expect(gallery.rows()).toEqual([]);
  const { requests } = await gallery.user.succeed(control.requests);
  expect(requests.find(({ status }) => status === 413)).toMatchObject({
    endpoint: 'media.upload',
    verdict: 'ok',
  });
});

test.each<[Category, string, string]>([
  ['COVER', 'Our front', 'A cover photo can’t have a description.'],
  ['EXTERIOR', '🙂'.repeat(2001), 'Use up to 2,000 characters.'],
])('a description of a %s can be refused', async (category, description, message) => {
  const gallery = await createGallery();
  expect(await gallery.upload(category, photo, description)).toMatchObject({
    status: 422,
    body: { errors: { description: [message] } },
  });
  expect(await gallery.upload('EXTERIOR', photo, '🙂'.repeat(2000))).toMatchObject({ status: 201 });
});

test.each<Category>(['COVER', 'PROFILE'])('a new %s replaces the old one', async (category) => {
  const gallery = await createGallery();
  const { user, id } = gallery;
  const send = async (content: Buffer) =>
    (
      await user.succeed(api.media.upload, {
        params: { id },
        body: { file: fileOf(content), category },
      })
    ).media;
  const first = await send(photo);
  const second = await send(pngOf(640, 480, { noise: 2 }));
  const { data } = await gallery.list();
  expect(data.map((media) => media.id)).toEqual([second.id]);
  expect((await user.raw('GET', first.google_url)).status).toBe(404);
  // Equal photos have equal addresses.
  const third = await send(pngOf(640, 480, { noise: 2 }));
  expect(third.google_url).toBe(second.google_url);
  expect((await user.raw('GET', third.google_url)).status).toBe(200);
});

test("a profile accepts a hundred photos of the owner, without counting customers' photos", async () => {
  const gallery = await createGallery();
  gallery.place({ source: 'customer' }, 3);
  gallery.place({ category: 'COVER' });
  gallery.place({}, 98);
  expect(await gallery.upload('EXTERIOR', photo)).toMatchObject({ status: 201 });
  const full = 'This profile has reached Google’s limit of 100 photos. Delete a photo first.';
  expect(await gallery.upload('EXTERIOR', photo)).toMatchObject({
    status: 422,
    body: { errors: { file: [full] } },
  });
  expect(gallery.rows()).toHaveLength(103);
  // A replacement does not increase the number of photos.
  expect(await gallery.upload('COVER', photo)).toMatchObject({ status: 201 });
});

test.each([
  ['disabled', 'Turn on profile management for this location first.'],
  ['lost-authorization', 'Reconnect this location’s Google account first.'],
] as const)('photos of a location that is %s cannot change', async (managementStatus, message) => {
  const gallery = await createGallery();
  const { user, id } = gallery;
  const [mine] = gallery.place({});
  gallery.set({ managementStatus });
  const refusal = { status: 409, body: { message } };
  expect(await gallery.upload('EXTERIOR', photo)).toMatchObject(refusal);
  const removed = { params: { id, mediaId: mine?.id ?? 0 } };
  expect(await user.call(api.locations.removeMedia, removed as never)).toMatchObject(refusal);
  expect(gallery.rows()).toEqual([mine]);
  expect((await gallery.list()).data).toHaveLength(1);
});

test("the owner's photos can be deleted, customers' photos cannot @MEDIA-1", async () => {
  const gallery = await createGallery();
  const { user, id } = gallery;
  const { media } = await user.succeed(api.media.upload, {
    params: { id },
    body: { file: fileOf(photo), category: 'EXTERIOR' },
  });
  const [theirs] = gallery.place({ source: 'customer', attribution: 'Maya R.' });
  if (!theirs) throw new Error('There is no photo');
  const remove = (mediaId: typeof media.id, at: LocationId = id) =>
    user.call(api.locations.removeMedia, { params: { id: at, mediaId } });
  expect(await remove(theirs.id)).toMatchObject({
    status: 409,
    body: {
      message: 'This is a customer photo. To remove it, report it on Google.',
    },
  });
  const { data } = await user.succeed(api.locations.list, {});
  const other = data.find((location) => location.id !== id)?.id ?? id;
  expect(await remove(media.id, other)).toMatchObject({ status: 404 });
  expect(await remove(media.id)).toMatchObject({ status: 204 });
  expect(await remove(media.id)).toMatchObject({ status: 404 });
  expect(gallery.rows()).toEqual([theirs]);
  expect((await user.raw('GET', media.google_url)).status).toBe(404);
});

test('photos are listed newest first, twenty at a time, of one source or both @MEDIA-1 @CONST-1', async () => {
  const gallery = await createGallery();
  for (let day = 0; day < 25; day += 1) {
    const source = day % 5 === 0 ? 'customer' : 'owner';
    gallery.place({ source, createdAt: manualStart - days(day) });
  }
  const newest = gallery.rows().map(({ id }) => id);
  const first = await gallery.list();
  expect(first.data.map(({ id }) => id)).toEqual(newest.slice(0, 20));
  expect(first.meta).toEqual({ current_page: 1, last_page: 2, per_page: 20, total: 25, to: 20 });
  const second = await gallery.list({ page: { number: 2 } });
  expect(second.data.map(({ id }) => id)).toEqual(newest.slice(20));
  const customers = await gallery.list({ source: 'customer' });
  expect(customers.data.map(({ id }) => id)).toEqual(newest.filter((_, index) => index % 5 === 0));
  expect(customers.meta.total).toBe(5);
});

test("an owner has photos of every source, customers' photos with a name", async () => {
  const user = await createTestTwin().as('owner');
  const { data } = await user.succeed(api.locations.list, { query: { page: { size: 100 } } });
  const counts: number[] = [];
  for (const { id } of data) {
    const { data: photos, meta } = await user.succeed(api.locations.listMedia, {
      params: { id },
      query: { page: { size: 100 } },
    });
    counts.push(meta.total);
    for (const { source, attribution } of photos)
      expect(attribution !== null).toBe(source === 'customer');
    const covers = photos.filter(({ category }) => category === 'COVER' || category === 'PROFILE');
    expect(covers.map(({ category }) => category)).toEqual(['PROFILE', 'COVER']);
  }
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
  expect(Math.max(...counts)).toBe(40);
});
