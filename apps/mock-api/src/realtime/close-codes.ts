/**
 * The close and error codes of sockets. Clients give up on 4000 to 4099, wait a second on 4100 to 4199 and reconnect
 * at once on 4200 to 4299; codes below 4000 are retried after a second.
 */
export const closeCodes = {
  goingAway: 1001,
  unsupportedData: 1003,
  /** Never sent: the connection is terminated without a close frame. */
  cut: 1006,
  internalError: 1011,
  unknownApp: 4001,
  pathNotFound: 4005,
  invalidVersion: 4006,
  unsupportedProtocol: 4007,
  noProtocol: 4008,
  unauthorized: 4009,
  overCapacity: 4100,
  reconnect: 4200,
  pongMissing: 4201,
  clientEventRejected: 4301,
} as const;

const reasons: Readonly<Record<number, string>> = {
  1001: 'Server is going away',
  1003: 'Text frames only',
  1011: 'Internal error',
  4001: 'Application does not exist',
  4003: 'Application disabled',
  4004: 'Application is over connection quota',
  4005: 'Path not found',
  4006: 'Invalid version string format',
  4007: 'Unsupported protocol version',
  4008: 'No protocol version supplied',
  4009: 'Connection is unauthorized',
  4100: 'Over capacity',
  4200: 'Reconnect immediately',
  4201: 'Pong reply not received in time',
  4202: 'Closed after inactivity',
  4301: 'Client event rejected',
};

/** False for codes that WebSocket reserves; for these, the server drops the connection without a close frame. */
export function canBeSent(code: number): boolean {
  if (code === 1004 || code === 1005 || code === closeCodes.cut) return false;
  return (code >= 1000 && code <= 1014) || (code >= 3000 && code <= 4999);
}

export function closeReason(code: number): string {
  return reasons[code] ?? '';
}
