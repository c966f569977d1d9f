import * as z from '../core/zod.ts';
import { endpoint, resource } from '../core/endpoint.ts';
import { common, conflict, ErrorMessage, invalid, missing } from '../core/error.ts';
import { LocationId } from '../core/id.ts';
import { mediaCategories, MediaItem } from '../model/media.ts';

export const media = resource('media', {
  upload: endpoint({
    method: 'POST',
    path: '/api/locations/{id}/media',
    summary: 'Adds a photo to the profile',
    origin: 'ours',
    extension: 'media.upload',
    requestType: 'multipart',
    params: z.strictObject({ id: LocationId }),
    body: z.strictObject({
      file: z.file(),
      category: z.enum(mediaCategories),
      description: z.optional(z.string()),
    }),
    responses: {
      201: z.looseObject({ media: MediaItem }),
      413: ErrorMessage,
      ...missing,
      ...conflict,
      ...invalid,
      ...common,
    },
  }),
});
