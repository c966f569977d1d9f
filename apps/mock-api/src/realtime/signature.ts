import { createHmac, timingSafeEqual } from 'node:crypto';

export interface AppCredentials {
  readonly key: string;
  readonly secret: string;
}

/** `KEY:hex` proves that the platform admitted this socket to this channel. */
export function signChannel(app: AppCredentials, socketId: string, channel: string): string {
  const hex = createHmac('sha256', app.secret).update(`${socketId}:${channel}`).digest('hex');
  return `${app.key}:${hex}`;
}

export function verifyChannel(
  app: AppCredentials,
  socketId: string,
  channel: string,
  auth: string,
): boolean {
  const expected = Buffer.from(signChannel(app, socketId, channel));
  const given = Buffer.from(auth);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
