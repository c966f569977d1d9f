import type { UserId } from '@placekeeper/contracts/core/id';
import { eq, sql } from 'drizzle-orm';
import { type Database, prepared } from '../db/client.ts';
import { locations, locationViews } from '../db/schema/locations.ts';
import { locationTags, tags } from '../db/schema/tags.ts';
import { minutes } from '../domain/clock.ts';
import type { SeededLocation } from './import-locations.ts';

const queries = prepared((db) => ({
  tagged: db
    .insert(locationTags)
    .values({ tagId: sql.placeholder('tagId'), locationId: sql.placeholder('locationId') })
    .prepare(),
}));

const labels = [
  { label: 'Flagship', labelType: 'blue' },
  { label: 'Opening soon', labelType: 'green' },
  { label: 'Under review', labelType: 'orange' },
] as const;

interface Marks {
  readonly userId: UserId;
  readonly now: number;
  readonly tags: readonly string[];
}

export function seedTagsAndLabels(
  db: Database,
  marks: Marks,
  seeded: readonly SeededLocation[],
): void {
  for (const [position, name] of marks.tags.entries()) {
    const tagId = db
      .insert(tags)
      .values({ userId: marks.userId, name })
      .returning({ id: tags.id })
      .get().id;
    // The first tag is on a third of the locations, each later tag on fewer locations.
    const tagged = seeded.filter((_, index) => (index + position) % (position + 3) === 0);
    for (const { id: locationId } of tagged) queries(db).tagged.run({ tagId, locationId });
  }
  for (const [position, label] of labels.entries()) {
    const location = seeded[position * 5 + 2];
    if (location) db.update(locations).set(label).where(eq(locations.id, location.id)).run();
  }
  for (const [position, { id: locationId }] of seeded.slice(0, 5).entries()) {
    const viewedAt = marks.now - minutes(40) * (position + 1);
    db.insert(locationViews).values({ userId: marks.userId, locationId, viewedAt }).run();
  }
}
