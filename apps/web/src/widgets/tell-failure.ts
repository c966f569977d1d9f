import type { ApiError } from '../data/api-error.ts';
import { notify } from './notify.ts';

export const tellFailure =
  (title: string) =>
  (error: ApiError): void => {
    // An expired session has a dialog of its own (SESS-1).
    if (error.kind !== 'session-expired')
      void notify('error', title, { description: error.message });
  };
