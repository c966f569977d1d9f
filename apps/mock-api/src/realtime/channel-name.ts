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
