import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { useState } from 'react';
import { showToast } from '../../../widgets/toast/show-toast.ts';
import { whyNoRule, type RuleScopeKind } from './rule-scope.ts';
import { useUpdateDialog } from './use-update-dialog.ts';

export type AskForRule = (
  update: GoogleUpdate,
  scope?: RuleScopeKind,
  opener?: HTMLElement,
) => void;

export function useRuleQuestion() {
  const question = useUpdateDialog();
  const [scope, setScope] = useState<RuleScopeKind>('location');
  const ask: AskForRule = (update, wanted = 'location', opener) => {
    const reason = whyNoRule(update);
    if (reason)
      return void showToast('warning', 'Rules aren’t available for this field', {
        id: 'no-rule',
        description: reason,
      });
    const focused = document.activeElement;
    setScope(wanted);
    question.ask(update, opener ?? (focused instanceof HTMLElement ? focused : document.body));
    return undefined;
  };
  return { ...question, scope, ask };
}

export type RuleQuestionState = ReturnType<typeof useRuleQuestion>;
