let socketId: string | undefined;

/** Sent with every call, so that the platform can spare us the echo of our own changes. */
export const currentSocketId = (): string | undefined => socketId;

export function rememberSocketId(id: string | undefined): void {
  socketId = id;
}
