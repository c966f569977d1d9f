import type { Handlers } from '@placekeeper/contracts/core/handlers';
import type { media } from '@placekeeper/contracts/endpoints/media';
import { viewMedia } from '../domain/media/queries.ts';
import { uploadMedia } from '../domain/media/commands.ts';
import type { RequestContext } from '../http/request-context.ts';
import { presentMedia } from '../present/media.ts';

export const mediaHandlers: Handlers<typeof media, RequestContext> = {
  upload: async ({ params, body }, reply, { deps, actor }) => {
    const { file, ...about } = body;
    const content = Buffer.from(await file.arrayBuffer());
    const id = uploadMedia(deps, actor, { ...params, ...about, content });
    return reply(201, { media: presentMedia(viewMedia(deps, id)) });
  },
};
