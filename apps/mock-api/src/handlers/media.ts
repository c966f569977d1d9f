import type { Handlers } from '@placekeeper/contracts/core/handlers';
import type { media } from '@placekeeper/contracts/endpoints/media';
import { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import { readMediaFile, viewMedia } from '../domain/media/queries.ts';
import { uploadMedia } from '../domain/media/commands.ts';
import type { RequestContext } from '../http/session.ts';
import { presentMedia } from '../present/media.ts';

export const mediaHandlers: Handlers<typeof media, RequestContext> = {
  upload: async ({ params, body }, reply, { deps, actor }) => {
    const { file, ...about } = body;
    const content = Buffer.from(await file.arrayBuffer());
    const id = uploadMedia(deps, actor, { ...params, ...about, content });
    return reply(201, { media: presentMedia(viewMedia(deps, id)) });
  },
};

/** Serves photos at their public address. The name is the hash of the content, so photos are cached forever. */
export function mediaFilePages(deps: Deps): Hono {
  return new Hono().get('/:file', (context) => {
    const [id = ''] = context.req.param('file').split('.');
    const file = readMediaFile(deps, id);
    if (!file) return context.notFound();
    return context.body(new Uint8Array(file.content), 200, {
      'Content-Type': file.contentType,
      'Cache-Control': 'public, max-age=31536000, immutable',
      // Anybody can upload a file, so browsers may only treat it as an image.
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
  });
}
