import type { AutoRejection } from '@placekeeper/contracts/model/auto-rejection';
import type { Location } from '@placekeeper/contracts/model/location';
import { autoRejectableFields } from '@placekeeper/contracts/rules/auto-rejection';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  autoRejectionOf,
  unreadRejection,
  useSetAutoRejection,
} from '../../data/auto-rejection.ts';
import { readLocationAgain } from '../../data/location-write.ts';
import { firstWrong } from '../../lib/first-wrong.ts';
import { focusAfter } from '../../lib/focus-after.ts';
import { elsewhereIn } from '../../widgets/saved-form/changed-elsewhere.ts';
import { useSavedForm } from '../../widgets/saved-form/use-saved-form.ts';
import {
  bodyOf,
  changedFields,
  faultOf,
  namesOf,
  rejectionFields,
  settingsOf,
  tickOf,
  valuesOf,
  type RejectionValues,
} from './rejection-values.ts';

const typed = { shouldDirty: true } as const;

/** LSET-1 */
export function useRejectionForm(location: Pick<Location, 'id' | keyof AutoRejection>) {
  const saved = valuesOf(autoRejectionOf(location));
  const unread = unreadRejection(location);
  const set = useSetAutoRejection(location.id);
  const [judged, setJudged] = useState(false);
  const form = useSavedForm<RejectionValues>({
    saved,
    fields: rejectionFields,
    changedFields,
    mutation: set,
    ...(unread.size > 0 && { unread: new Set(rejectionFields) }),
    current: async () => valuesOf(autoRejectionOf(await readLocationAgain(location.id))),
    async send(values, among) {
      const answer = await set.mutateAsync(bodyOf(values, among, unread));
      return answer.location ? valuesOf(autoRejectionOf(answer.location)) : values;
    },
    problemsOf: (errors) => ({ fields: {}, others: Object.values(errors).flat() }),
  });
  const now = useWatch({ control: form.control, compute: copy });
  const changed = changedFields(saved, now);
  const fault = judged ? faultOf(now) : undefined;
  return {
    control: form.control,
    /** Something of what the platform holds could not be read. */
    isUnread: unread.size > 0,
    now: settingsOf(now),
    fault,
    /** Without a field to reject there is nothing to ask about, and nobody knows what settings that are unknown do. */
    canBeTested: changed.length > 0 && !faultOf(now) && unread.size === 0,
    changed: namesOf(changed),
    notKept: namesOf(form.notKept),
    wrong: fault === undefined ? 0 : 1,
    elsewhere: form.elsewhere,
    isOvertaken: form.isOvertaken,
    elsewhereCount: elsewhereIn(rejectionFields, form.elsewhere.since, now).length,
    chooseFields: (chosen: readonly string[]) => {
      for (const field of autoRejectableFields) {
        form.setValue(tickOf(field), chosen.includes(field), typed);
      }
    },
    chooseOwners: (on: boolean) => form.setValue('allow_owner_manager_auto_reject', on, typed),
    saving: form.saving,
    isSaved: form.isSaved,
    problem: form.problem,
    save() {
      if (faultOf(form.getValues())) return focusAfter(() => setJudged(true), firstWrong);
      setJudged(false);
      return form.save();
    },
    discard() {
      setJudged(false);
      return form.discard();
    },
    hasChanges: form.hasChanges,
  };
}

export type RejectionForm = ReturnType<typeof useRejectionForm>;

const copy = (values: RejectionValues): RejectionValues => ({ ...values });
