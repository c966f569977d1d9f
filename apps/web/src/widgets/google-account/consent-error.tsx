import { Banner } from '@placekeeper/ui/banner';
import { Button } from '@placekeeper/ui/button';
import { CircleAlert } from 'lucide-react';
import type { ConsentOutcome } from '../../data/google-accounts/conclude-consent.ts';
import { isKind, type ApiError } from '../../data/http/api-error.ts';

interface ConsentErrorProps {
  readonly outcome: ConsentOutcome;
  /** Undefined if a different button beside the error asks again. */
  readonly onAskAgain?: () => void;
  readonly className?: string;
}

export function ConsentError({ outcome, onAskAgain, className }: ConsentErrorProps) {
  const explanation = consentErrorOf(outcome);
  if (!explanation) return null;
  return (
    <Banner
      actions={
        onAskAgain && (
          <Button size="sm" onClick={onAskAgain}>
            {explanation.way}
          </Button>
        )
      }
      className={className}
      icon={<CircleAlert aria-hidden />}
      role="alert"
      title={explanation.title}
      tone={explanation.tone}
    >
      {explanation.text}
    </Banner>
  );
}

interface ConsentErrorText {
  readonly tone: 'pending' | 'danger';
  readonly title: string;
  readonly text: string;
  readonly way: string;
}

export function consentErrorOf(outcome: ConsentOutcome): ConsentErrorText | null {
  switch (outcome.kind) {
    case 'connected':
      return null;
    case 'denied':
      return outcome.reason === 'access_denied'
        ? {
            tone: 'pending',
            title: 'Access wasn’t granted',
            text: 'Placekeeper needs permission to read and update your business profiles. To continue, allow access when Google asks.',
            way: 'Try again with Google',
          }
        : {
            tone: 'danger',
            title: 'Google couldn’t connect the account',
            text: 'Try again in a moment.',
            way: 'Try again with Google',
          };
    case 'unasked':
      return {
        tone: 'pending',
        title: 'This sign-in with Google is no longer valid',
        text: 'It was already used, or you started it in another tab. If the account was connected, it appears in the list.',
        way: 'Start again',
      };
    case 'failed':
      return failure(outcome.error);
  }
}

function failure(error: ApiError): ConsentErrorText {
  if (!isKind(error, 'validation')) {
    return {
      tone: 'danger',
      title: 'Account not connected',
      text: error.message,
      way: 'Try again with Google',
    };
  }
  const [reason = error.message] = Object.values(error.fields).flat();
  return {
    tone: 'pending',
    title: 'Account not connected',
    text: reason,
    way: 'Update permissions',
  };
}
