import * as z from 'zod/mini';
import { MediaId } from '../core/id.ts';
import { openEnum } from '../core/open-enum.ts';
import { ShownText, Timestamp } from '../core/wire.ts';

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
  source: openEnum(mediaSources),
  media_format: openEnum(['PHOTO', 'VIDEO']),
  category: openEnum(mediaCategories),
  google_url: z.string(),
  thumbnail_url: z.string(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  description: z.nullable(z.string()),
  /** Who took it; the provider requires it shown unaltered. */
  attribution: z.nullable(ShownText),
  created_at: Timestamp,
});
export type MediaItem = z.infer<typeof MediaItem>;
