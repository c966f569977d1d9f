import { isSessionOver, type ApiError } from '../data/api-error.ts';
import { notify } from './notify.ts';

export const tellFailure =
  (title: string) =>
  (error: ApiError): void => {
    if (!isSessionOver(error)) void notify('error', title, { description: error.message });
  };
