import type { Connection } from '../socket.ts';

export interface FakeConnection extends Connection {
  readonly sent: string[];
  readonly closedWith: number[];
}

export function fakeConnection(socketId: string): FakeConnection {
  const sent: string[] = [];
  const closedWith: number[] = [];
  return {
    socketId,
    sent,
    closedWith,
    send: (frame) => sent.push(frame),
    close: (code) => closedWith.push(code),
  };
}
