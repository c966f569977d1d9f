import * as z from '../core/zod.ts';
import { endpoint, resource } from '../core/endpoint.ts';
import { listing } from '../core/envelope.ts';
import { common, invalid, missing } from '../core/error.ts';
import { GoogleTokenId } from '../core/id.ts';
import { NoContent } from '../core/wire-types.ts';
import { GoogleToken } from '../model/google-token.ts';

export const googleTokens = resource('googleTokens', {
  list: endpoint({
    method: 'GET',
    path: '/api/google-tokens',
    summary: 'Connected provider accounts',
    responses: {
      200: listing('tokens', z.looseObject({ tokens: z.array(GoogleToken) }), ['google_tokens']),
      ...common,
    },
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/google-tokens',
    summary:
      'Connects an account with the code of the consent page; connecting it again renews the connection',
    body: z.strictObject({
      authorization_code: z.string().check(z.minLength(1), z.maxLength(2048)),
    }),
    responses: { 204: NoContent, ...invalid, ...common },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/google-tokens/{id}',
    summary: 'Disconnects an account',
    params: z.strictObject({ id: GoogleTokenId }),
    responses: { 204: NoContent, ...missing, ...common },
  }),
});
