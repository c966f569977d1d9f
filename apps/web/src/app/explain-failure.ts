import { isMissingCode } from '@placekeeper/ui/lib/when-online';
import { isApiError, isKind } from '../data/http/api-error.ts';

export interface Explanation {
  readonly title: string;
  readonly explanation: string;
  /** A forbidden screen cannot be retried, only left. */
  readonly cure: 'try-again' | 'reload' | 'come-back' | 'leave';
}

const notShown = 'This page couldn’t load';

/** Explains why a screen failed and what the user can do. */
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
  // While offline, a reload would lose the page as well.
  return online
    ? {
        title: notShown,
        explanation:
          'Part of this page didn’t load. Placekeeper is retrying. If nothing changes, reload the page.',
        // After a deploy, or if the browser has cached the failure, only a reload of the page helps.
        cure: 'come-back',
      }
    : {
        title: notShown,
        explanation: 'You’re offline. This page loads as soon as you’re connected.',
        cure: 'try-again',
      };
}
