import type { EndpointId } from '@placekeeper/contracts/api';

/** Declared statuses that no test has to meet, each with its reason. One that is met nevertheless fails the run. */
export interface Waiver {
  readonly endpoint: EndpointId;
  readonly status: number;
  readonly reason: string;
}

const channel =
  'Pusher clients know one refusal, 403, so a guest and an expired session get it too; a proxy before the platform may say it otherwise';

export const waivers: readonly Waiver[] = [
  { endpoint: 'session.authorizeChannel', status: 401, reason: channel },
  { endpoint: 'session.authorizeChannel', status: 419, reason: channel },
];
