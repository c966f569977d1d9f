import { whenOnline } from '@placekeeper/ui/lib/when-online';
import { lazy, Suspense, type RefObject } from 'react';
import type { RuleQuestionState } from './use-rule-question.ts';

const RuleDialog = lazy(async () => ({
  default: (await whenOnline(() => import('./rule-dialog.tsx'))).RuleDialog,
}));

interface RuleQuestionProps {
  readonly question: RuleQuestionState;
  /** Gets the focus if the element that opened the dialog is gone. */
  readonly fallback?: RefObject<HTMLElement | null>;
}

export function RuleQuestion({ question, fallback }: RuleQuestionProps) {
  const { update, scope, open, close, opener } = question;
  return (
    update && (
      <Suspense>
        <RuleDialog
          key={`${update.id} ${scope}`}
          finalFocus={() => opener() ?? fallback?.current ?? null}
          open={open}
          scope={scope}
          update={update}
          onClose={close}
        />
      </Suspense>
    )
  );
}
