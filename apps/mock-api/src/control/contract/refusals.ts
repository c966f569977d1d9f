import { ErrorMessage } from '@placekeeper/contracts/core/error';

export const failed = { 500: ErrorMessage } as const;
export const signedOut = { 401: ErrorMessage } as const;
