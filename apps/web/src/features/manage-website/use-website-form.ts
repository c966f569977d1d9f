import type { Location } from '@placekeeper/contracts/model/location';
import type { FieldErrors } from '@placekeeper/contracts/rules/validate-location';
import { useRef, useState } from 'react';
import { isKind, type ApiError } from '../../data/api-error.ts';
import { useUpdateLocation } from '../../data/locations.ts';
import { firstWrong } from '../../lib/first-wrong.ts';
import { focusAfter } from '../../lib/focus-after.ts';
import {
  changedFields,
  faultsOf,
  patchOf,
  valuesOf,
  websiteFields,
  type WebsiteField,
  type WebsiteValues,
} from './website-values.ts';

interface Refusal {
  readonly fields: FieldErrors;
  readonly sent: WebsiteValues;
}

/** WEB-1. What was not touched follows the location; what is being typed stays. */
export function useWebsiteForm(location: Location) {
  const saved = valuesOf(location);
  const update = useUpdateLocation(location.id);
  const [typed, setTyped] = useState<Partial<WebsiteValues>>({});
  const [left, setLeft] = useState<readonly WebsiteField[]>([]);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const now = { ...saved, ...typed };
  const changed = changedFields(saved, now);
  const faults = faultsOf(changed, now);
  // Asked at moments when what was rendered may be a key behind.
  const latest = useRef(typed);
  const put = (values: Partial<WebsiteValues>) => {
    latest.current = values;
    setTyped(values);
  };

  const errorAt = (field: WebsiteField): string | undefined => {
    const fault = left.includes(field) ? faults[field] : undefined;
    const refused = refusal?.sent[field] === now[field] ? refusal.fields[field] : undefined;
    return (fault ?? refused)?.join(' ');
  };

  const save = async () => {
    if (Object.keys(faults).length > 0) return focusAfter(() => setLeft(websiteFields), firstWrong);
    if (changed.length === 0) return undefined;
    setRefusal(null);
    try {
      await update.mutateAsync(patchOf(changed, now));
      const since = websiteFields.filter((field) => latest.current[field] !== typed[field]);
      put(Object.fromEntries(since.map((field) => [field, latest.current[field] ?? ''])));
      setLeft([]);
    } catch (error) {
      if (isKind(error, 'validation'))
        focusAfter(() => setRefusal({ fields: error.fields, sent: now }), firstWrong);
    }
    return undefined;
  };

  return {
    now,
    changed,
    errorAt,
    wrong: websiteFields.filter((field) => errorAt(field) !== undefined).length,
    change: (field: WebsiteField, value: string) => put({ ...typed, [field]: value }),
    leave: (field: WebsiteField) => setLeft([...left, field]),
    saving: update.isPending,
    isSaved: update.isSuccess,
    problem: problemOf(update.error, refusal),
    save: () => void save(),
    discard() {
      put({});
      setLeft([]);
      setRefusal(null);
      update.reset();
    },
    hasChanges: () => changedFields(saved, { ...saved, ...latest.current }).length > 0,
  };
}

/** ERR-4: what stands at its field is not said twice, and an expired session has a dialog of its own. */
function problemOf(error: ApiError | null, refusal: Refusal | null): string | null {
  if (!error || error.kind === 'session-expired') return null;
  if (error.kind !== 'validation') return error.message;
  const others = Object.entries(refusal?.fields ?? {}).filter(
    ([path]) => !websiteFields.some((field) => field === path),
  );
  return others.flatMap(([, messages]) => messages).join(' ') || null;
}
