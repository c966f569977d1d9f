import * as z from 'zod/mini';
import * as error from '../core/error.ts';
import * as page from '../core/page.ts';
import type { Schema } from '../core/schema.ts';
import * as attribute from '../model/attribute.ts';
import * as autoRejection from '../model/auto-rejection.ts';
import * as category from '../model/category.ts';
import * as fieldValue from '../model/field-value.ts';
import * as googleLocation from '../model/google-location.ts';
import * as googleToken from '../model/google-token.ts';
import * as googleUpdate from '../model/google-update.ts';
import * as importStatus from '../model/import-status.ts';
import * as location from '../model/location.ts';
import * as media from '../model/media.ts';
import * as notification from '../model/notification.ts';
import * as openingHours from '../model/opening-hours.ts';
import * as patchAttempt from '../model/patch-attempt.ts';
import * as place from '../model/place.ts';
import * as service from '../model/service.ts';
import * as spotlight from '../model/spotlight.ts';
import * as tag from '../model/tag.ts';
import * as user from '../model/user.ts';

const modules: readonly Readonly<Record<string, unknown>>[] = [
  error,
  page,
  attribute,
  autoRejection,
  category,
  fieldValue,
  googleLocation,
  googleToken,
  googleUpdate,
  importStatus,
  location,
  media,
  notification,
  openingHours,
  patchAttempt,
  place,
  service,
  spotlight,
  tag,
  user,
];

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** Every exported schema by its export name, which the documents use. */
export const componentNames = z.registry<{ readonly id: string }>();

for (const [name, value] of modules.flatMap((module) => Object.entries(module))) {
  // Safe: every `Schema` is a zod schema.
  if (isSchema(value)) componentNames.add(value as z.core.$ZodType, { id: name });
}
