import { mediaSources } from '@placekeeper/contracts/model/media';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import * as z from '@placekeeper/contracts/core/zod';
import type { MediaFilters } from '../../data/media/queries.ts';
import { urlState } from '../../lib/url/url-state.ts';

const mediaState = urlState(
  z.strictObject({
    source: z.optional(z.enum(mediaSources)),
    page: z.optional(z.int().check(z.positive())),
  }),
  { page: 1 },
);

export const readMediaState = mediaState.read;
export const writeMediaState = mediaState.write;
export type MediaState = ReturnType<typeof readMediaState>;

export const toMediaFilters = ({ source, page = 1 }: MediaState): MediaFilters => ({
  ...(source && { source }),
  page: { number: page, size: pageSizes.media },
});
