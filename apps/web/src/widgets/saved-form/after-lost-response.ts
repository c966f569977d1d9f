import { sameValue } from '@placekeeper/contracts/core/same-value';
import { isEquivalent } from './unsaved-by-platform.ts';

interface LostSave<Values> {
  readonly before: Values;
  readonly sent: Values;
  /** The saved values, read after the save. */
  readonly fresh: Values;
}

interface KeptFields<Field> {
  readonly saved: readonly Field[];
  readonly unsaved: readonly Field[];
  /** Fields for which the platform has neither the previous nor the sent value. */
  readonly unclear: readonly Field[];
}

/** ERR-4: divides the fields of a save without a response by whether the platform saved them. */
export function afterLostResponse<Values extends object, Field extends keyof Values>(
  fields: readonly Field[],
  { before, sent, fresh }: LostSave<Values>,
): KeptFields<Field> {
  const outcomeOf = (field: Field): keyof KeptFields<Field> => {
    if (sameValue(fresh[field], sent[field])) return 'saved';
    if (sameValue(fresh[field], before[field])) return 'unsaved';
    return isEquivalent(fresh[field], sent[field]) ? 'saved' : 'unclear';
  };
  const having = (outcome: keyof KeptFields<Field>) =>
    fields.filter((field) => outcomeOf(field) === outcome);
  return { saved: having('saved'), unsaved: having('unsaved'), unclear: having('unclear') };
}
