import { isSessionOver, type ApiError } from '../../data/http/api-error.ts';
import { showToast } from './show-toast.ts';

export const showFailure =
  (title: string) =>
  (error: ApiError): void => {
    if (!isSessionOver(error)) void showToast('error', title, { description: error.message });
  };
