import type { Location } from '@placekeeper/contracts/model/location';
import { whenReleased } from '@placekeeper/ui/lib/when-released';
import { useRef, useState } from 'react';
import { useWatch, type Resolver, type Control } from 'react-hook-form';
import { readLocationAgain } from '../../../data/location-cache/location-cache.ts';
import { useSaveLocation } from '../../../data/locations/mutations.ts';
import { codeInTime } from '../../../lib/browser/code-in-time.ts';
import type {
  RejectedSave,
  SavedForm,
  EditConflicts,
} from '../../../widgets/saved-form/saved-form.ts';
import type { FieldStates } from '../../../widgets/publishing/field-states.ts';
import { useSavedForm } from '../../../widgets/saved-form/use-saved-form.ts';
import {
  changedInfoFields,
  infoFields,
  unreadFields,
  infoValuesOf,
  type InfoField,
  type InfoValues,
  infoPatchOf,
} from './info-values.ts';
import { categoryIds } from './chosen-categories.ts';
import { infoErrorsOf } from './form-errors.ts';
import type { InfoContext } from './info-resolver.ts';

export interface InfoForm extends SavedForm<InfoValues> {
  readonly view: FormView;
  /** True while the form asks whether to close the business permanently. */
  readonly closing: boolean;
  readonly answer: (isConfirmed: boolean) => void;
}

export function useInfoForm(location: Location, states: FieldStates): InfoForm {
  const saved = infoValuesOf(location);
  const unread = unreadFields(location);
  const update = useSaveLocation(location.id);
  const isPublished = location.gbp_management_status !== 'disabled';
  const [question, setQuestion] = useState<PromiseWithResolvers<boolean> | null>(null);
  const form = useSavedForm<InfoValues>({
    saved,
    fields: infoFields,
    changedFields: changedInfoFields,
    resolver: resolverFor(unread),
    errorsOf: infoErrorsOf,
    mutation: update,
    unread,
    // The platform sends events only for values that are sent to Google; labels are not.
    hasEvents: (changed) =>
      isPublished && !changed.includes('label') && !changed.includes('label_type'),
    async confirm({ status }, changed) {
      if (!isPublished || !changed.includes('status') || status !== 'closed_permanently')
        return true;
      const next = Promise.withResolvers<boolean>();
      setQuestion(next);
      return next.promise;
    },
    current: async () => infoValuesOf(await readLocationAgain(location.id)),
    async send(values, changed, onPart) {
      const ofCategories = (field: string) => field === 'categories';
      const answer = await update.mutateAsync({
        patch: infoPatchOf(values, changed, unread),
        categories: changed.includes('categories')
          ? categoryIds(values.categories, location)
          : null,
        // Google refuses service areas, or a hidden address, with some categories. With either, the categories are
        // saved first; otherwise the address is saved first.
        categoriesFirst: values.service_areas.length > 0 || !values.has_storefront_address,
        onPart: (part, fresh) =>
          onPart(
            changed.filter((field) => ofCategories(field) === (part === 'categories')),
            fresh ? infoValuesOf(fresh) : values,
          ),
      });
      return answer.location ? infoValuesOf(answer.location) : values;
    },
  });
  const [hints, setHints] = useState<RejectedSave<InfoValues> | null>(null);
  const saves = useRef(0);
  const looks = useRef(0);
  const look = async (values: InfoValues, at: number) => {
    looks.current += 1;
    const turn = looks.current;
    // Without their code, the form shows no hints.
    const found = await loadHints()
      .then(({ checkForMistakes }) => checkForMistakes(saved, values))
      .catch(() => null);
    if (!found || turn !== looks.current) return;
    // If a save has started since, it has sent the values as typed, so the fields keep them.
    if (saves.current === at)
      for (const field of ['phone_number', 'postal_code'] as const) {
        const text = found.written[field];
        if (
          text !== undefined &&
          text !== values[field] &&
          form.getValues()[field] === values[field]
        )
          form.setValue(field, text, { shouldDirty: true });
      }
    setHints(found.hints);
  };
  const leave = (field: InfoField, isChosen = false) => {
    const at = saves.current;
    const check = () => {
      const isChanged = changedInfoFields(saved, form.getValues()).includes(field);
      if (isChanged) {
        // A day is validated once all its times are entered.
        if (!document.activeElement?.closest('[data-day]')) form.check(field);
        // `lat` and `lng` are one value, whose errors are shown at `lat`.
        if (field === 'lng') form.check('lat');
      }
      // Checks again without a change too, because hints about other fields may be outdated.
      if (isChanged || hints) void look(form.getValues(), at);
    };
    if (isChosen) check();
    // Waits until the pointer is released, because a message that appears would move the pressed button.
    else whenReleased(check);
  };
  const { control, revalidate, elsewhere } = form;
  const region = useWatch({ control, name: 'region_code' });
  const refusal = form.refusal && refusalIn(region, form.refusal);
  const view = {
    control,
    revalidate,
    leave,
    refusal,
    hints,
    elsewhere,
    states,
    isPublished,
    unread,
  };
  const save = () => {
    saves.current += 1;
    form.save();
  };
  const answer = (isConfirmed: boolean) => {
    question?.resolve(isConfirmed);
    setQuestion(null);
  };
  const closing = question !== null;
  return { ...form, refusal, save, view, saving: form.saving && !closing, closing, answer };
}

const ofCountry = /phone|postal|administrative/;

/** Leaves out the errors that the platform found in phone numbers, areas and postal codes for another country. */
function refusalIn(region: string, refusal: RejectedSave<InfoValues>): RejectedSave<InfoValues> {
  if (refusal.sent.region_code === region) return refusal;
  const kept = Object.entries(refusal.errors.fields).filter(([field]) => !ofCountry.test(field));
  return { ...refusal, errors: { ...refusal.errors, fields: Object.fromEntries(kept) } };
}

const loadHints = () => import('./info-hints.ts');
const loadRules = () => import('./info-resolver.ts');

/** Loads the code for a save and its conflicts while the connection still works. */
export function prepareSave(): void {
  void Promise.allSettled([loadRules(), import('./conflict-value.tsx')]);
}

/** If the rules don't load in time, only the platform validates. */
const resolverFor =
  (unread: ReadonlySet<InfoField>): Resolver<InfoValues, InfoContext> =>
  async (values, context, options) => {
    const rules = await codeInTime(loadRules);
    return rules ? rules.infoResolver(unread)(values, context, options) : { values, errors: {} };
  };

export interface FormView {
  readonly control: Control<InfoValues, InfoContext>;
  /** Revalidates only the fields that show an error. */
  readonly revalidate: () => void;
  /**
   * Validates a changed field when it loses the focus, or at once when its value is chosen, and checks it for probable
   * mistakes.
   */
  readonly leave: (field: InfoField, isChosen?: boolean) => void;
  /** Probable mistakes found by the last check. They never prevent a save. */
  readonly hints: RejectedSave<InfoValues> | null;
  readonly refusal: RejectedSave<InfoValues> | null;
  readonly states: FieldStates;
  /** Whether saved values are published, now or once the account is connected again. */
  readonly isPublished: boolean;
  readonly elsewhere: EditConflicts<InfoValues>;
  /** Fields with an unreadable saved value. */
  readonly unread?: ReadonlySet<InfoField>;
}
