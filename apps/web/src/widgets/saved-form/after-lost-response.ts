import { sameValue } from './same-value.ts';
import { isEquivalent } from './unsaved-by-platform.ts';

interface LostSave<Values> {
  readonly before: Values;
  readonly sent: Values;
  /** The saved values after it. */
  readonly fresh: Values;
}

interface KeptFields<Field> {
  readonly saved: readonly Field[];
  readonly unsaved: readonly Field[];
  /** The platform has a third value. */
  readonly unclear: readonly Field[];
}

/** ERR-4: the fields that a save without a response has saved. */
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
