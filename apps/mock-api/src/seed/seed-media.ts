import { sql } from 'drizzle-orm';
import { type Database, prepared } from '../db/client.ts';
import { mediaItems } from '../db/schema/media.ts';
import { days, hours } from '../domain/clock.ts';
import { storeFile } from '../domain/media/commands.ts';
import { photoFiles } from '../photo-files.ts';
import { readImage } from '../provider/read-image.ts';
import {
  covers,
  customerNames,
  customersPhotos,
  ownersPhotos,
  profilePhotos,
  type SeedPhoto,
} from './data/photos.ts';
import type { SeededLocation } from './import-locations.ts';

/** Each location of an account with more locations gets only a few photos. */
const fewLocations = 100;
/** The maximum number of locations of an account that get photos. */
const most = 500;

const queries = prepared((db) => ({
  add: db
    .insert(mediaItems)
    .values({
      locationId: sql.placeholder('locationId'),
      fileId: sql.placeholder('fileId'),
      source: sql.placeholder('source'),
      category: sql.placeholder('category'),
      description: sql.placeholder('description'),
      attribution: sql.placeholder('attribution'),
      createdAt: sql.placeholder('createdAt'),
    })
    .prepare(),
}));

const turn = <Item>(items: readonly [Item, ...Item[]], position: number): Item =>
  items[position % items.length] ?? items[0];

/** Gives each location a cover, a logo, photos from the owner, and a few photos from customers. */
export function seedMedia(db: Database, now: number, seeded: readonly SeededLocation[]): void {
  const files = new Map([...photoFiles()].map(([name, content]) => [name, keep(db, content)]));
  const many = seeded.length > fewLocations;
  for (const [position, { id: locationId }] of seeded.slice(0, most).entries()) {
    const count = many ? 2 + (position % 3) : 3 + ((position * 7 + 9) % 38);
    for (let index = 0; index < count; index += 1) {
      const byCustomer = index % 4 === 3;
      const { file, ...about } = photoAt(position, index, byCustomer);
      queries(db).add.run({
        locationId,
        fileId: files.get(file),
        ...about,
        source: byCustomer ? 'customer' : 'owner',
        attribution: byCustomer ? turn(customerNames, position + index) : null,
        createdAt: now - days(3 + (count - index) * 9) - hours(position % 24),
      });
    }
  }
}

function photoAt(position: number, index: number, byCustomer: boolean): SeedPhoto {
  if (index === 0) return turn(covers, position);
  if (index === 1) return turn(profilePhotos, position);
  return turn(byCustomer ? customersPhotos : ownersPhotos, position * 5 + index);
}

function keep(db: Database, content: Buffer): string {
  const image = readImage(content);
  if (typeof image === 'string') throw new Error(`A drawn photo is ${image}`);
  return storeFile(db, content, image);
}
