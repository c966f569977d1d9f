const shape = /^[-\w=@,.;]{1,164}$/;

export function isChannelName(text: string): boolean {
  return shape.test(text);
}

export function isPrivateChannel(channel: string): boolean {
  return channel.startsWith('private-');
}

/** Presence channels have a list of members, which the platform never uses, so they are refused. */
export function isPresenceChannel(channel: string): boolean {
  return channel.startsWith('presence-');
}
