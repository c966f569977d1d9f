import { apiError, isKind, type ApiError } from './api-error.ts';

/** Stops a deletion before its call, because somebody has changed what the user saw. */
export const changedElsewhere = (): ApiError =>
  apiError(
    { kind: 'conflict' },
    {
      message:
        'Changed elsewhere since you opened this, so nothing was done. Cancel to check the details, or confirm again.',
    },
  );

/** A conflict that the platform reports names its call. */
export const isChangedElsewhere = (error: unknown): boolean =>
  isKind(error, 'conflict') && error.endpoint === undefined;
