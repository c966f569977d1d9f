import { userChannel } from '@placekeeper/contracts/core/event';
import { signChannel, type AppCredentials } from './signature.ts';
import { isSocketId } from './socket-id.ts';

const shape = /^[-\w=@,.;]{1,164}$/;

export function isChannelName(text: string): boolean {
  return shape.test(text);
}

export function isPrivateChannel(channel: string): boolean {
  return channel.startsWith('private-');
}

/** Presence channels are refused, because the platform never uses their lists of members. */
export function isPresenceChannel(channel: string): boolean {
  return channel.startsWith('presence-');
}

export interface ChannelRequest {
  readonly socketId: string | undefined;
  readonly channelName: string | undefined;
  readonly userId: number | null;
}

export type ChannelAnswer =
  | { readonly status: 200; readonly body: { readonly auth: string } }
  | { readonly status: 403; readonly body: { readonly message: '' } };

const refused: ChannelAnswer = { status: 403, body: { message: '' } };

export function authorizeChannel(app: AppCredentials, request: ChannelRequest): ChannelAnswer {
  const { socketId, channelName, userId } = request;
  if (userId === null || socketId === undefined || channelName === undefined) return refused;
  if (!isSocketId(socketId) || !isChannelName(channelName)) return refused;
  if (channelName !== userChannel(userId)) return refused;
  return { status: 200, body: { auth: signChannel(app, socketId, channelName) } };
}

/** Answers `POST /broadcasting/auth`. */
export function createChannelAuthorizer(
  app: AppCredentials,
): (request: ChannelRequest) => ChannelAnswer {
  return (request) => authorizeChannel(app, request);
}
