import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { ClientOptions, RawData } from 'ws';
import type { TestHub } from './test-hub.ts';

export interface Closing {
  readonly code: number;
  readonly reason: string;
}

export interface RawClient {
  readonly ws: WebSocket;
  readonly frames: readonly string[];
  readonly closing: Promise<Closing>;
  /** The HTTP status of a refused upgrade. */
  readonly refusal: Promise<number>;
  /** Resolves with the first frame that contains the text, even if the frame has already arrived. */
  frame(text: string): Promise<string>;
  send(frame: unknown): void;
}

export const goodPath = '/app/twin-key?protocol=7&client=js&version=8.6.0&flash=false';

export function connectRaw(
  testHub: Pick<TestHub, 'host' | 'port'>,
  path = goodPath,
  options: ClientOptions = {},
): RawClient {
  const ws = new WebSocket(`ws://${testHub.host}:${testHub.port}${path}`, options);
  const frames: string[] = [];
  let wake: (() => void)[] = [];
  ws.on('error', () => {});
  ws.on('message', (data) => {
    frames.push(textOf(data));
    const waiting = wake;
    wake = [];
    for (const resume of waiting) resume();
  });
  onTestFinished(() => ws.terminate());
  return {
    ws,
    frames,
    closing: new Promise((resolve) => {
      ws.on('close', (code, reason) => resolve({ code, reason: reason.toString() }));
    }),
    refusal: new Promise((resolve) => {
      ws.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    }),
    async frame(text) {
      for (;;) {
        const found = frames.find((frame) => frame.includes(text));
        if (found !== undefined) return found;
        await new Promise<void>((resolve) => wake.push(resolve));
      }
    },
    send: (frame) => ws.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
  };
}

export async function socketIdOf(client: RawClient): Promise<string> {
  const [, socketId = ''] =
    /"socket_id\\":\\"([^"\\]+)/.exec(await client.frame('connection_established')) ?? [];
  return socketId;
}

function textOf(data: RawData): string {
  if (!Buffer.isBuffer(data)) throw new TypeError('Frames arrive as one buffer');
  return data.toString();
}
