export interface Member {
  readonly channels: Set<string>;
}

/** The members of each channel. A channel exists while it has members. */
export interface ChannelMembers<M extends Member> {
  readonly channelCount: number;
  in(channel: string): ReadonlySet<M>;
  join(member: M, channel: string): void;
  leave(member: M, channel: string): void;
  leaveAll(member: M): void;
}

const nobody: ReadonlySet<never> = new Set<never>();

export function createChannelMembers<M extends Member>(): ChannelMembers<M> {
  const channels = new Map<string, Set<M>>();

  function leave(member: M, channel: string): void {
    member.channels.delete(channel);
    const members = channels.get(channel);
    members?.delete(member);
    if (members?.size === 0) channels.delete(channel);
  }

  return {
    get channelCount() {
      return channels.size;
    },
    in: (channel) => channels.get(channel) ?? nobody,
    join(member, channel) {
      member.channels.add(channel);
      const members = channels.get(channel);
      if (members) members.add(member);
      else channels.set(channel, new Set([member]));
    },
    leave,
    leaveAll(member) {
      for (const channel of member.channels) leave(member, channel);
    },
  };
}
