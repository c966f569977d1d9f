import { endpoint } from '@placekeeper/contracts/core/endpoint';
import { invalid } from '@placekeeper/contracts/core/error';
import * as z from 'zod/mini';
import { failed, signedOut } from './refusals.ts';

const SocketFaults = z.strictObject({
  /** Drops pings in both directions. */
  drop_pings: z.boolean(),
  drop_events: z.boolean(),
  duplicate_events: z.boolean(),
  delay_events_ms: z.int().check(z.minimum(0), z.maximum(60_000)),
  /** Delays every other event, so that the next event overtakes it. */
  reorder_events: z.boolean(),
  /** How the twin refuses a channel: like Reverb with an error frame, or like Soketi with a subscription error. */
  dialect: z.enum(['reverb', 'soketi']),
  /** Refuses the next sockets with this HTTP status; null accepts all sockets. */
  refuse_upgrades: z.nullable(
    z.strictObject({
      status: z.int().check(z.minimum(400), z.maximum(599)),
      /** The number of sockets to refuse; null refuses every socket until the fault is changed. */
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
      "Sends any text to the caller's sockets, as another version of the platform or a broken platform can",
    body: z.strictObject({ text: z.string().check(z.maxLength(10_240)) }),
    responses: { 200: z.looseObject({ sent: z.int() }), ...signedOut, ...invalid, ...failed },
  }),
  realtime: endpoint({
    method: 'GET',
    path: '/__mock/realtime',
    summary: 'The key of the Pusher application, and the open sockets',
    responses: {
      200: z.looseObject({
        key: z.string(),
        connections: z.int(),
        sockets: z.array(
          z.looseObject({
            socket_id: z.string(),
            /** Null if no signed-in session opened the socket. */
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
    summary: "The faults of the caller's sockets",
    responses: { 200: SocketFaults, ...signedOut, ...failed },
  }),
  changeSocketFaults: endpoint({
    method: 'PUT',
    path: '/__mock/realtime/faults',
    summary: "Changes the faults of the caller's sockets; omitted fields stay unchanged",
    body: z.partial(SocketFaults),
    responses: { 200: SocketFaults, ...signedOut, ...invalid, ...failed },
  }),
};
