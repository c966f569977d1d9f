import type { HistoryEntry } from '@placekeeper/contracts/model/field-history';
import * as z from 'zod/mini';
import { FieldChange } from '../field-value/field-change.tsx';
import { BeforeAfterTitles } from '../field-value/before-after-titles.ts';
import { TextChange } from '../field-value/text-change.tsx';
import { labelColourNames } from '../location/label-colours.ts';

const titles = { before: 'Before', after: 'After' };
const titlesOutside = { before: 'Yours', after: 'On Google' };

const text = z.nullable(z.string());
const colourName = (type: string): string =>
  Object.entries(labelColourNames).find(([known]) => known === type)?.[1] ?? type;

/** Drawn as the values of an update are. */
export function EntryValues({ entry }: { readonly entry: HistoryEntry }) {
  const { field, cause, before, after } = entry;
  return (
    <BeforeAfterTitles value={cause === 'changed-outside' ? titlesOutside : titles}>
      {isOurs(field) ? (
        <TextChange
          before={text.safeParse(before).data ?? null}
          after={text.safeParse(after).data ?? null}
          {...(field === 'label_type' && { format: colourName })}
        />
      ) : (
        <FieldChange field_name={field} platform_value={before} update_value={after} />
      )}
    </BeforeAfterTitles>
  );
}

const isOurs = (field: string): boolean =>
  ['label', 'label_type', 'business_website_slug'].includes(field);
