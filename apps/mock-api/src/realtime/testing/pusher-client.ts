import Echo from 'laravel-echo';
import Pusher from 'pusher-js';
import type { ChannelAuthorizationOptions, Options } from 'pusher-js';
import { onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import type { TestHub } from './test-hub.ts';

const AuthAnswer = z.strictObject({ auth: z.string() });

export type PusherClient = InstanceType<typeof Pusher>;

export interface ClientOptions extends Partial<Options> {
  readonly key?: string;
  readonly userId?: number;
}

export function connectPusher(testHub: TestHub, options: ClientOptions = {}): PusherClient {
  const { key = testHub.hub.key, userId, ...rest } = options;
  const pusher = new Pusher(key, { ...wire(testHub, userId), cluster: '', ...rest });
  pusher.connect();
  onTestFinished(() => pusher.disconnect());
  return pusher;
}

export function connectEcho(testHub: TestHub, userId: number): Echo<'reverb'> {
  const echo = new Echo({
    broadcaster: 'reverb',
    key: testHub.hub.key,
    Pusher,
    ...wire(testHub, userId),
  });
  onTestFinished(() => echo.disconnect());
  return echo;
}

interface Emitter {
  bind(name: string, listener: (data: unknown) => void): unknown;
  unbind(name: string, listener: (data: unknown) => void): unknown;
}

export function reported(emitter: Emitter, name: string): Promise<unknown> {
  return new Promise((resolve) => {
    const listener = (data: unknown): void => {
      emitter.unbind(name, listener);
      resolve(data);
    };
    emitter.bind(name, listener);
  });
}

interface Wire {
  readonly wsHost: string;
  readonly wsPort: number;
  readonly forceTLS: boolean;
  readonly enabledTransports: 'ws'[];
  readonly channelAuthorization: ChannelAuthorizationOptions;
}

function wire(testHub: TestHub, userId: number | undefined): Wire {
  return {
    wsHost: testHub.host,
    wsPort: testHub.port,
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: askPlatform(testHub, userId),
  };
}

function askPlatform(testHub: TestHub, userId: number | undefined): ChannelAuthorizationOptions {
  return {
    async customHandler({ socketId, channelName }, callback) {
      const response = await fetch(`http://${testHub.host}:${testHub.port}/broadcasting/auth`, {
        method: 'POST',
        body: new URLSearchParams({ socket_id: socketId, channel_name: channelName }),
        headers: userId === undefined ? {} : { 'X-User-Id': String(userId) },
      });
      if (response.ok) callback(null, AuthAnswer.parse(await response.json()));
      else callback(new Error(`${response.status} ${await response.text()}`), null);
    },
  };
}
