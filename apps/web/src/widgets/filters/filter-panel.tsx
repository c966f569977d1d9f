import { sameValue } from '@placekeeper/contracts/core/same-value';
import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import { openStatuses } from '@placekeeper/contracts/model/location';
import { countryName } from '@placekeeper/contracts/wording/country-name';
import { Button } from '@placekeeper/ui/button';
import { Checkbox } from '@placekeeper/ui/checkbox';
import { Dialog, DialogClose } from '@placekeeper/ui/dialog';
import { SelectField } from '@placekeeper/ui/select-field';
import { TextField } from '@placekeeper/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { googleTokenQueries } from '../../data/google-accounts/queries.ts';
import type { LocationRecord } from '../../data/portfolio/location-record.ts';
import { readPortfolio, usePortfolio } from '../../data/portfolio/portfolio.ts';
import { missingFacts, standings } from '../../data/portfolio/record-filters.ts';
import { RecordChoice } from './record-choice.tsx';
import { ReadingNote } from './reading-note.tsx';
import type { FilterControls, LocationFilterState } from './filter-state.ts';
import { missingNames } from './missing-names.ts';
import { openNames, standingNames } from './use-more-filters.ts';

interface FilterPanelProps extends FilterControls {
  readonly onClose: () => void;
}

type Choices = readonly { readonly value: string; readonly label: string }[];

/** LOC-1: filters whose options come from all locations. They apply when the user confirms them. */
export function FilterPanel({ state, change, onClose }: FilterPanelProps) {
  const { records, error } = useRecords();
  const accounts = useQuery(googleTokenQueries.list()).data?.tokens ?? [];
  const [next, setNext] = useState<Partial<LocationFilterState>>({});
  const shown = { ...state, ...next };
  const set = (patch: Partial<LocationFilterState>) =>
    setNext((before) => ({ ...before, ...patch }));
  const choice = (label: string, value: string | undefined, choices: Choices) => ({
    label,
    options: withAny(choices, value),
    placeholder: 'Any',
    value: value ?? '',
  });
  return (
    <Dialog
      open
      footer={
        <>
          <Button variant="ghost" onClick={() => setNext(none)}>
            Clear
          </Button>
          <DialogClose>
            <Button variant="primary" onClick={() => change(next)}>
              Apply filters
            </Button>
          </DialogClose>
        </>
      }
      title="More filters"
      unsaved={!sameValue(shown, state) && 'your filter changes'}
      onOpenChange={(open) => !open && onClose()}
    >
      <ReadingNote />
      {error && <p role="alert">Couldn’t load your locations. Some filter options are missing.</p>}
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <SelectField
          {...choice('Country', shown.country, choicesOf(records, 'region_code', countryName))}
          onValueChange={(country) => set({ country: country || undefined })}
        />
        <RecordChoice
          {...choice('City', shown.city, choicesOf(records, 'locality'))}
          onValueChange={(city) => set({ city: city || undefined })}
        />
        <RecordChoice
          {...choice('Primary category', shown.category, categoriesOf(records))}
          onValueChange={(category) => set({ category: category || undefined })}
        />
        <SelectField
          {...choice(
            'Google account',
            shown.account && String(shown.account),
            accountsOf(accounts),
          )}
          onValueChange={(id) =>
            set({ account: accounts.find((account) => String(account.id) === id)?.id })
          }
        />
        <RecordChoice
          {...choice('Label', shown.label, choicesOf(records, 'label'))}
          onValueChange={(label) => set({ label: label || undefined })}
        />
        <SelectField
          {...choice(
            'Open status',
            shown.open,
            openStatuses.map((value) => ({ value, label: openNames[value] })),
          )}
          onValueChange={(status) => set({ open: openStatuses.find((each) => each === status) })}
        />
        <SelectField
          {...choice(
            'Declined by Google',
            shown.standing,
            standings.map((value) => ({ value, label: standingNames[value] })),
          )}
          onValueChange={(standing) =>
            set({ standing: standings.find((each) => each === standing) })
          }
        />
        <SelectField
          label="Tags"
          disabled={!shown.tags?.length}
          hint={shown.tags?.length ? undefined : 'Select tags in the Filter menu first.'}
          options={tagMatches}
          value={shown.tagged ?? 'any'}
          onValueChange={(match) => set({ tagged: match === 'any' ? undefined : match })}
        />
        <TextField
          kind="date"
          label="No special hours on"
          value={shown.unplanned ?? ''}
          onChange={({ currentTarget }) => set({ unplanned: currentTarget.value || undefined })}
        />
      </div>
      <fieldset className="mt-4 grid gap-2 sm:grid-cols-2">
        <legend className="mb-2 font-550">Missing information</legend>
        {missingFacts.map((fact) => (
          <Checkbox
            key={fact}
            checked={shown.missing?.includes(fact) ?? false}
            label={missingNames[fact]}
            onCheckedChange={(on) => {
              const others = (shown.missing ?? []).filter((other) => other !== fact);
              set({ missing: on ? [...others, fact] : others });
            }}
          />
        ))}
      </fieldset>
    </Dialog>
  );
}

const none = {
  tagged: undefined,
  country: undefined,
  city: undefined,
  category: undefined,
  account: undefined,
  label: undefined,
  open: undefined,
  standing: undefined,
  missing: undefined,
  unplanned: undefined,
};

const tagMatches = [
  { value: 'any' as const, label: 'Any of the selected tags' },
  { value: 'all' as const, label: 'All of the selected tags' },
  { value: 'none' as const, label: 'None of the selected tags' },
];

function useRecords() {
  const { isError: error } = useQuery({
    queryKey: ['locations', 'records'],
    queryFn: async ({ signal }) => (await readPortfolio({ signal })).length,
  });
  return { records: usePortfolio().records, error };
}

/** The current value stays an option even if no location has it any more. */
const withAny = (choices: Choices, value: string | undefined): Choices => [
  { value: '', label: 'Any' },
  ...choices,
  ...(value && !choices.some((choice) => choice.value === value) ? [{ value, label: value }] : []),
];

const byLabel = (choices: Choices): Choices =>
  choices.toSorted((one, other) => one.label.localeCompare(other.label));

const choicesOf = (
  records: readonly LocationRecord[],
  key: 'region_code' | 'locality' | 'label',
  name: (value: string) => string = (value) => value,
): Choices =>
  byLabel(
    [...new Set(records.flatMap((record) => record[key] ?? []))].map((value) => ({
      value,
      label: name(value),
    })),
  );

const categoriesOf = (records: readonly LocationRecord[]): Choices =>
  byLabel(
    [
      ...new Map(
        records.flatMap(({ primary_category_id: id, primary_category: name }) =>
          id && name ? [[id, name] as const] : [],
        ),
      ),
    ].map(([value, label]) => ({ value, label })),
  );

const accountsOf = (accounts: readonly GoogleToken[]): Choices =>
  byLabel(
    accounts.map(({ id, email }) => ({ value: String(id), label: email ?? `Account ${id}` })),
  );
