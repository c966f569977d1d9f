import type { SuccessOf } from '@placekeeper/contracts/core/endpoint';
import type { autoRejection } from '@placekeeper/contracts/endpoints/auto-rejection';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { fieldLabel } from '@placekeeper/contracts/rules/provider-fields';
import { takeRuleBack, type Rule } from '../../data/auto-rejection.ts';
import { notify } from '../../widgets/notify.ts';
import { tell } from '../../widgets/tell.ts';
import { doneWords, putBackWords } from './rule-wording.ts';

/** LSET-1: what this answer changed can be taken back; where that is nothing, as after a lost answer, there is no way back. */
export function tellOfRule(
  { field_name: field }: Pick<GoogleUpdate, 'field_name'>,
  rule: Rule,
  { changed_count: count, before }: SuccessOf<typeof autoRejection.apply>,
): void {
  const takeBack = async () => {
    const back = await takeRuleBack(rule, before);
    void notify(back > 0 ? 'success' : 'info', putBackWords(back, count - back));
  };
  void tell(
    doneWords(fieldLabel(field), count),
    count > 0 ? { run: takeBack, failed: 'The rules could not be put back.' } : undefined,
  );
}
