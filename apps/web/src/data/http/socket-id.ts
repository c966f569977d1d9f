let socketId: string | undefined;

/** Sent with every call, so that the platform does not send this window events about its own changes. */
export const currentSocketId = (): string | undefined => socketId;

export function rememberSocketId(id: string | undefined): void {
  socketId = id;
}
