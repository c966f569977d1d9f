import { whenReleased } from '@placekeeper/ui/lib/when-released';
import type { FieldValues } from 'react-hook-form';
import type { FieldOf, SavedForm } from './saved-form.ts';

/**
 * Validates a field that the user leaves, if it was changed. Waits until the pointer is released, because a message
 * that appears would move the pressed button.
 */
export function checkOnLeave<Values extends FieldValues>(
  { changedFields, saved, getValues, check }: CheckedForm<Values>,
  field: FieldOf<Values>,
): void {
  whenReleased(() => {
    if (changedFields(saved, getValues()).includes(field)) check(field);
  });
}

type CheckedForm<Values extends FieldValues> = Pick<
  SavedForm<Values>,
  'changedFields' | 'saved' | 'getValues' | 'check'
>;
