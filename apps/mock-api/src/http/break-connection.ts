import { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';

/** Node's response, or null if a test calls the app without a server. */
function wireOf(context: Context): ServerResponse | null {
  const outgoing: unknown = Reflect.get(Object(context.env), 'outgoing');
  return outgoing instanceof ServerResponse ? outgoing : null;
}

/** Waits for the socket of this response, because a reused connection can still be busy with the previous answer. */
function inTurn(wire: ServerResponse, act: (socket: Socket) => void): void {
  if (wire.socket) act(wire.socket);
  else wire.once('socket', act);
}

/** Clears the answer first, because Hono would merge the replacement into it. */
function replaceAnswer(context: Context, answer: Response): Response {
  context.res = undefined;
  context.res = answer;
  return answer;
}

export function resetConnection(context: Context): Response {
  const wire = wireOf(context);
  if (!wire) return replaceAnswer(context, Response.error());
  inTurn(wire, (socket) => socket.resetAndDestroy());
  return replaceAnswer(context, RESPONSE_ALREADY_SENT);
}

export interface CutAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** An answer that declares its full length and ends halfway. */
export function cutAnswer(context: Context, { status, headers, text }: CutAnswer): Response {
  const bytes = Buffer.from(text);
  const half = bytes.subarray(0, Math.floor(bytes.length / 2));
  const announced = { ...headers, 'Content-Length': String(bytes.length) };
  const wire = wireOf(context);
  if (!wire) {
    return new Response(brokenStream(half), { status, headers: announced });
  }
  wire.writeHead(status, announced);
  wire.write(half, () => wire.destroy());
  return replaceAnswer(context, RESPONSE_ALREADY_SENT);
}

function brokenStream(bytes: Uint8Array): ReadableStream {
  let sent = false;
  return new ReadableStream({
    pull(controller) {
      if (sent) controller.error(new TypeError('terminated'));
      else controller.enqueue(bytes);
      sent = true;
    },
  });
}
