import { isMissingCode } from '@placekeeper/ui/lib/when-online';
import { isApiError, isKind } from '../data/http/api-error.ts';

export interface Explanation {
  readonly title: string;
  readonly explanation: string;
  /** `leave` is for a forbidden screen, which a retry cannot open. */
  readonly cure: 'try-again' | 'reload' | 'come-back' | 'leave';
}

const notShown = 'This page couldn’t load';

export function explainFailure(error: unknown, online: boolean): Explanation {
  if (isApiError(error)) {
    const cure = isKind(error, 'forbidden') ? 'leave' : 'try-again';
    return { title: notShown, explanation: error.message, cure };
  }
  if (!isMissingCode(error)) {
    return {
      title: notShown,
      explanation: 'Something went wrong. Reload the page to try again.',
      cure: 'reload',
    };
  }
  // Offers no reload while offline, because the browser would lose the page as well.
  return online
    ? {
        title: notShown,
        explanation:
          'Part of this page didn’t load. Placekeeper is retrying. If nothing changes, reload the page.',
        // Retrying is not enough: after a deploy or a cached failure, only a reload of the page requests the code
        // again.
        cure: 'come-back',
      }
    : {
        title: notShown,
        explanation: 'You’re offline. This page loads as soon as you’re connected.',
        cure: 'try-again',
      };
}
