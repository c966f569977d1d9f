import { endpoint } from '@placekeeper/contracts/core/endpoint';
import { invalid } from '@placekeeper/contracts/core/error';
import * as z from 'zod/mini';
import { failed, signedOut } from './refusals.ts';

const SocketFaults = z.strictObject({
  /** Pings get lost on the way, in both directions. */
  drop_pings: z.boolean(),
  /** Events do not arrive. */
  drop_events: z.boolean(),
  /** Each event arrives twice. */
  duplicate_events: z.boolean(),
  /** How late events arrive. */
  delay_events_ms: z.int().check(z.minimum(0), z.maximum(60_000)),
  /** Only every other event is late, so that the next overtakes it. */
  reorder_events: z.boolean(),
  /** Whose way of refusing a channel: an error frame or a subscription error. */
  dialect: z.enum(['reverb', 'soketi']),
  /** The next sockets are refused with this status; null lets them through. */
  refuse_upgrades: z.nullable(
    z.strictObject({
      status: z.int().check(z.minimum(400), z.maximum(599)),
      /** All until changed where null. */
      times: z.nullable(z.int().check(z.minimum(1))),
    }),
  ),
});

export const realtimeCalls = {
  kick: endpoint({
    method: 'POST',
    path: '/__mock/realtime/kick',
    summary: "Closes the caller's sockets with a code",
    body: z.strictObject({ code: z.int().check(z.minimum(1000), z.maximum(4999)) }),
    responses: { 200: z.looseObject({ closed: z.int() }), ...signedOut, ...invalid, ...failed },
  }),
  interject: endpoint({
    method: 'POST',
    path: '/__mock/realtime/frames',
    summary:
      "Sends the caller's sockets any text, as a platform of another version or a broken one would",
    body: z.strictObject({ text: z.string().check(z.maxLength(10_240)) }),
    responses: { 200: z.looseObject({ sent: z.int() }), ...signedOut, ...invalid, ...failed },
  }),
  realtime: endpoint({
    method: 'GET',
    path: '/__mock/realtime',
    summary: 'The key of the Pusher application, and who listens',
    responses: {
      200: z.looseObject({
        key: z.string(),
        connections: z.int(),
        sockets: z.array(
          z.looseObject({
            socket_id: z.string(),
            /** Whose session it was opened with, where it had one. */
            user_id: z.nullable(z.int()),
            channels: z.array(z.string()),
          }),
        ),
        channels: z.array(z.looseObject({ name: z.string(), connections: z.int() })),
      }),
      ...failed,
    },
  }),
  socketFaults: endpoint({
    method: 'GET',
    path: '/__mock/realtime/faults',
    summary: "How the caller's sockets misbehave",
    responses: { 200: SocketFaults, ...signedOut, ...failed },
  }),
  changeSocketFaults: endpoint({
    method: 'PUT',
    path: '/__mock/realtime/faults',
    summary: "Makes the caller's sockets misbehave; what is left out stays",
    body: z.partial(SocketFaults),
    responses: { 200: SocketFaults, ...signedOut, ...invalid, ...failed },
  }),
};
