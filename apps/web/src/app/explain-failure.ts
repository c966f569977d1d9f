import { isApiError, isKind } from '../data/http/api-error.ts';

export interface Explanation {
  readonly title: string;
  readonly explanation: string;
  /** What is forbidden stays so: the way leads elsewhere. */
  readonly cure: 'try-again' | 'reload' | 'come-back' | 'leave';
}

const notShown = 'This page couldn’t load';

/** What went wrong with a screen, and what a user can do about it. */
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
  // Reloading without a network would lose the page as well.
  return online
    ? {
        title: notShown,
        explanation:
          'Part of this page didn’t load. Placekeeper is retrying. If nothing changes, reload the page.',
        // After a deploy, and where the browser keeps a part as missing, only the whole page helps.
        cure: 'come-back',
      }
    : {
        title: notShown,
        explanation: 'You’re offline. This page loads as soon as you’re connected.',
        cure: 'try-again',
      };
}

/** How the browsers say that code did not arrive; after a deploy the old files are gone. */
const missingCode = /dynamically imported module|importing a module script|unable to preload/i;

const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && missingCode.test(error.message);
