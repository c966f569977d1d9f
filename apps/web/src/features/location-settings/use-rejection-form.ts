import type { AutoRejection } from '@placekeeper/contracts/model/auto-rejection';
import type { Location } from '@placekeeper/contracts/model/location';
import { autoRejectableFields } from '@placekeeper/contracts/rules/auto-rejection';
import { useState } from 'react';
import {
  autoRejectionOf,
  unreadRejection,
  useSetAutoRejection,
} from '../../data/auto-rejection/mutations.ts';
import { readLocationAgain } from '../../data/location-cache/location-cache.ts';
import { firstInvalidField } from '../../lib/browser/first-invalid-field.ts';
import { focusAfter } from '../../lib/browser/focus-after.ts';
import { useFormStatus } from '../../widgets/saved-form/use-form-status.ts';
import { useSavedForm } from '../../widgets/saved-form/use-saved-form.ts';
import {
  bodyOf,
  changedRejectionFields,
  rejectionErrorOf,
  namesOf,
  rejectionFields,
  settingsOf,
  tickOf,
  rejectionValuesOf,
  type RejectionValues,
} from './rejection-values.ts';

const typed = { shouldDirty: true } as const;

export function useRejectionForm(location: Pick<Location, 'id' | keyof AutoRejection>) {
  const unread = unreadRejection(location);
  const set = useSetAutoRejection(location.id);
  const [isValidated, setIsValidated] = useState(false);
  const form = useSavedForm<RejectionValues>({
    saved: rejectionValuesOf(autoRejectionOf(location)),
    fields: rejectionFields,
    changedFields: changedRejectionFields,
    mutation: set,
    ...(unread.size > 0 && { unread: new Set(rejectionFields) }),
    current: async () => rejectionValuesOf(autoRejectionOf(await readLocationAgain(location.id))),
    async send(values, among) {
      const answer = await set.mutateAsync(bodyOf(values, among, unread));
      return answer.location ? rejectionValuesOf(autoRejectionOf(answer.location)) : values;
    },
    errorsOf: (errors) => ({ fields: {}, others: Object.values(errors).flat() }),
  });
  const { now, changed, conflicts } = useFormStatus(form);
  const fieldError = isValidated ? rejectionErrorOf(now) : undefined;
  return {
    control: form.control,
    /** True if part of the saved settings is unreadable. */
    isUnread: unread.size > 0,
    now: settingsOf(now),
    fieldError,
    /** The backtest needs a changed rule, at least one selected field and readable settings. */
    canBeTested: changed.length > 0 && !rejectionErrorOf(now) && unread.size === 0,
    changed: namesOf(changed),
    notKept: namesOf(form.notKept),
    wrong: fieldError === undefined ? 0 : 1,
    elsewhere: form.elsewhere,
    isOvertaken: form.isOvertaken,
    overwrittenCount: form.overwrittenCount,
    elsewhereCount: conflicts,
    chooseFields: (chosen: readonly string[]) => {
      for (const field of autoRejectableFields) {
        form.setValue(tickOf(field), chosen.includes(field), typed);
      }
    },
    chooseOwners: (on: boolean) => form.setValue('allow_owner_manager_auto_reject', on, typed),
    saving: form.saving,
    isSaved: form.isSaved,
    isUncertain: form.isUncertain,
    error: form.error,
    save() {
      if (rejectionErrorOf(form.getValues()))
        return focusAfter(() => setIsValidated(true), firstInvalidField);
      setIsValidated(false);
      return form.save();
    },
    discard() {
      setIsValidated(false);
      return form.discard();
    },
    hasChanges: form.hasChanges,
  };
}

export type RejectionForm = ReturnType<typeof useRejectionForm>;
