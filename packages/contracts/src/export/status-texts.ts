import type { JsonObject } from './json-schema.ts';

interface StatusText {
  readonly name: string;
  readonly description: string;
  readonly headers?: JsonObject;
}

export const statusTexts: Readonly<Record<string, StatusText>> = {
  200: { name: 'Ok', description: 'Done' },
  201: { name: 'Created', description: 'Created' },
  204: { name: 'NoContent', description: 'Done, without a body' },
  401: { name: 'Unauthenticated', description: 'Nobody is signed in' },
  403: { name: 'Forbidden', description: 'Needs the subscription, a free slot or an admin' },
  404: { name: 'NotFound', description: 'Does not exist, or belongs to another account' },
  409: { name: 'Conflict', description: 'Not possible in the current state' },
  413: { name: 'ContentTooLarge', description: 'The file is too large' },
  419: {
    name: 'SessionExpired',
    description: 'The session has expired, or the XSRF token does not match',
  },
  422: { name: 'Invalid', description: 'The input is invalid; errors are listed by field' },
  429: {
    name: 'TooManyRequests',
    description: 'Too many requests',
    headers: {
      'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 0 } },
    },
  },
  500: { name: 'ServerError', description: 'The platform failed' },
  503: { name: 'Unavailable', description: 'The platform is down for maintenance' },
};
