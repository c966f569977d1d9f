import { useState } from 'react';
import { acceptedCount } from '../../data/updates/accepted-count.ts';
import { useStore } from '../../lib/browser/external-store.ts';
import { copyFields, type SentFields } from './edit-conflicts.ts';
import { sameValue } from '@placekeeper/contracts/core/same-value';

interface Overwritten<Values extends object, Field extends keyof Values> {
  readonly fields: readonly Field[];
  /** The values that this form saved last. */
  readonly mine: Values;
  readonly remember: (saved: SentFields<Values> & { readonly fields: readonly Field[] }) => void;
  readonly forget: (fields: readonly Field[]) => void;
}

/**
 * Finds saved fields that someone overwrites later. Without conditional writes, a save that began before this form's
 * save can overwrite it. A value that the user accepts from Google doesn't count.
 */
export function useOverwritten<Values extends object, Field extends keyof Values>(
  saved: Values,
): Overwritten<Values, Field> {
  const [mine, setMine] = useState<{ values: Values; fields: readonly Field[] }>({
    values: saved,
    fields: [],
  });
  const [seen, setSeen] = useState(saved);
  const [fields, setFields] = useState<readonly Field[]>([]);
  const accepted = useStore(acceptedCount);
  const [seenAccepted, setSeenAccepted] = useState(accepted);
  if (!sameValue(seen, saved)) {
    const isReplaced = (field: Field) =>
      !sameValue(mine.values[field], saved[field]) &&
      (fields.includes(field) || sameValue(mine.values[field], seen[field]));
    const replaced = mine.fields.filter(isReplaced);
    setSeen(saved);
    setSeenAccepted(accepted);
    if (accepted === seenAccepted) setFields(replaced);
    else setMine({ ...mine, fields: mine.fields.filter((field) => !replaced.includes(field)) });
  }
  const forget = (known: readonly Field[]) => {
    const others = (before: readonly Field[]) => before.filter((field) => !known.includes(field));
    setMine((before) => ({ ...before, fields: others(before.fields) }));
    setFields(others);
  };
  return {
    fields,
    mine: mine.values,
    forget,
    remember(answer) {
      forget(answer.fields);
      setMine((before) => ({
        values: copyFields(before.values, answer.fields, answer.values),
        fields: [...before.fields, ...answer.fields],
      }));
    },
  };
}
