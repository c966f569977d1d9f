import type { EndpointId } from '@placekeeper/contracts/api';

/** A declared status that tests need not receive, with a reason. If a test receives it, the run fails. */
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
