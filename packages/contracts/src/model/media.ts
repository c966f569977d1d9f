import * as z from '../core/zod.ts';
import { MediaId } from '../core/id.ts';
import { openEnum } from '../core/open-enum.ts';
import { expected } from '../core/schema-annotations.ts';
import { ShownText, Timestamp } from '../core/wire-types.ts';

export const mediaCategories = [
  'COVER',
  'PROFILE',
  'EXTERIOR',
  'INTERIOR',
  'PRODUCT',
  'AT_WORK',
  'FOOD_AND_DRINK',
  'MENU',
  'COMMON_AREA',
  'ROOMS',
  'TEAMS',
  'ADDITIONAL',
] as const;

export const mediaSources = ['owner', 'customer'] as const;

export const MediaItem = z.looseObject({
  id: MediaId,
  source: expected(openEnum(mediaSources)),
  media_format: expected(openEnum(['PHOTO', 'VIDEO'])),
  category: expected(openEnum(mediaCategories)),
  google_url: expected(z.string()),
  thumbnail_url: expected(z.string()),
  width: expected(z.nullable(z.int())),
  height: expected(z.nullable(z.int())),
  description: expected(z.nullable(z.string())),
  /** The photographer. The provider requires this credit to be shown unaltered. */
  attribution: expected(z.nullable(ShownText)),
  created_at: expected(Timestamp),
});
export type MediaItem = z.infer<typeof MediaItem>;
export type SentMediaItem = z.input<typeof MediaItem>;
