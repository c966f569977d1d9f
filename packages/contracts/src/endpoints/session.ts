import * as z from '../core/zod.ts';
import { endpoint, resource } from '../core/endpoint.ts';
import { common, ErrorMessage } from '../core/error.ts';
import { NoContent } from '../core/wire-types.ts';

export const session = resource('session', {
  csrfCookie: endpoint({
    method: 'GET',
    path: '/sanctum/csrf-cookie',
    summary:
      'Sets the readable XSRF-TOKEN and the session cookie; creates a guest session if there is none',
    origin: 'ours',
    responses: { 204: NoContent, 500: ErrorMessage, 503: ErrorMessage },
  }),
  authorizeChannel: endpoint({
    method: 'POST',
    path: '/broadcasting/auth',
    summary: 'Authorizes a Pusher client to join a private channel',
    origin: 'ours',
    requestType: 'form',
    body: z.strictObject({ socket_id: z.string(), channel_name: z.string() }),
    responses: { 200: z.looseObject({ auth: z.string() }), 403: ErrorMessage, ...common },
  }),
});
