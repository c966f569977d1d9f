import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import type { AutoRejectRule } from '@placekeeper/contracts/rules/auto-rejection-change';
import { fieldLabel } from '@placekeeper/contracts/rules/provider-fields';
import { undoRule, type AppliedRule } from '../../data/apply-rule.ts';
import { notify } from '../../widgets/notify.ts';
import { tell } from '../../widgets/tell.ts';
import { doneWords, undoneWords } from './rule-wording.ts';

/** LSET-1: the rule can be undone where it was added. */
export function tellOfRule(
  { field_name: field }: Pick<GoogleUpdate, 'field_name'>,
  rule: AutoRejectRule,
  applied: readonly AppliedRule[],
): void {
  let left = applied;
  const undo = async () => {
    const { undone, kept, failed, problem } = await undoRule(rule, left);
    left = failed;
    if (undone + kept > 0) void notify(undone > 0 ? 'success' : 'info', undoneWords(undone, kept));
    if (problem) throw problem;
  };
  void tell(
    doneWords(fieldLabel(field), applied.length),
    applied.length > 0 ? { run: undo, failed: 'Couldn’t undo the rules.' } : undefined,
  );
}
