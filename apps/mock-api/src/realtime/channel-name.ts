const shape = /^[-\w=@,.;]{1,164}$/;

export function isChannelName(text: string): boolean {
  return shape.test(text);
}

export function isPrivateChannel(channel: string): boolean {
  return channel.startsWith('private-');
}

/** Presence channels carry a member list, which the platform never uses: nobody gets into one. */
export function isPresenceChannel(channel: string): boolean {
  return channel.startsWith('presence-');
}
