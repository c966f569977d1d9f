import type { ComponentType } from 'react';
import { AttributesChange } from './attributes/attributes-change.tsx';
import { type PartName, withPart } from './draft.ts';
import type { PartEditorProps } from './change-parts.ts';
import { PhonesChange } from './phones/phones-change.tsx';
import { ServicesChange } from './services/services-change.tsx';
import { TagsChange } from './tags/tags-change.tsx';
import type { Place } from '@placekeeper/contracts/model/place';
import { profileLimits } from '@placekeeper/contracts/rules/limits';
import {
  catalogueQueries,
  usePlaceSource,
  useCategorySource,
} from '../../../data/catalogue/queries.ts';
import { type ListMode, type Named, withMember, type ListName } from './lists/list-draft.ts';
import { NamedMembers } from './lists/named-members.tsx';
import { ListModeChoice } from './lists/list-mode-choice.tsx';
import { Checkbox } from '@placekeeper/ui/checkbox';
import { WeekEditor } from '../../../widgets/hours/week-editor.tsx';
import { SelectField } from '@placekeeper/ui/select-field';
import { TextField } from '@placekeeper/ui/text-field';
import { fieldElementId } from './fields/focus-field.ts';
import { specialKinds, type SpecialDraft } from './special-days/special-day-changes.ts';
import type { Category } from '@placekeeper/contracts/model/category';
import { Banner } from '@placekeeper/ui/banner';

const editors: Readonly<Record<PartName, ComponentType<PartEditorProps>>> = {
  primary: PrimaryChange,
  additional: AdditionalChange,
  phones: PhonesChange,
  areas: AreasChange,
  week: WeekChange,
  special: SpecialDaysChange,
  attributes: AttributesChange,
  services: ServicesChange,
  tags: TagsChange,
};

export function PartEditor({ name, ...props }: PartEditorProps & { readonly name: PartName }) {
  const Editor = editors[name];
  return <Editor {...props} />;
}

const placeSearch = {
  noun: 'service area',
  placeholder: 'Search towns and regions',
  query: catalogueQueries.places,
  offered: ({ places }: { readonly places: readonly Place[] }) =>
    places.map(({ place_id: id, name }) => ({ id, name })),
} as const;

const mostAreas = profileLimits.serviceAreas;
const areaNotes: Readonly<Record<ListMode, string>> = {
  change: `Other areas stay the same. Google allows ${mostAreas} per profile. Locations that would exceed the limit are skipped.`,
  replace: 'Replaces all service areas at every location.',
  clear: 'Locations without a storefront address need at least one area, so they’re skipped.',
};

const onlyRemoved =
  'You can’t add new service areas, but you can remove areas that your locations use.';

function AreasChange({ draft, onChange }: PartEditorProps) {
  const { areas } = draft;
  const { way } = areas;
  const source = usePlaceSource();
  const canAdd = source === 'google';
  const lists = (list: ListName) => ({
    source,
    list,
    members: areas[list],
    onChange: (member: Named, on: boolean) =>
      onChange(
        withPart(
          draft,
          'areas',
          withMember(areas, list, member, on, ({ id }) => id),
        ),
      ),
  });
  return (
    <>
      <ListModeChoice
        way={way}
        without={canAdd ? undefined : 'replace'}
        onChange={(chosen) => onChange(withPart(draft, 'areas', { way: chosen }))}
      />
      <p className="text-12 text-text-3">
        {canAdd || way === 'clear' ? areaNotes[way] : onlyRemoved}
      </p>
      {canAdd && way !== 'clear' && (
        <NamedMembers
          {...placeSearch}
          {...lists('add')}
          label="Add a service area"
          listLabel={way === 'replace' ? 'New service areas' : 'Service areas to add'}
          most={mostAreas}
        />
      )}
      {way === 'change' && (
        <NamedMembers
          {...placeSearch}
          {...lists('remove')}
          label="Remove a service area"
          listLabel="Service areas to remove"
        />
      )}
    </>
  );
}

function WeekChange({ draft, errors, onChange }: PartEditorProps) {
  const { clear, days } = draft.week;
  const fieldErrors = Object.entries(errors).flatMap(([path, error]) =>
    path.startsWith('periods.') ? [[path.replace('periods.', ''), error]] : [],
  );
  return (
    <>
      {!clear && (
        <>
          <p className="text-12 text-text-3">
            Replaces the whole week. Special hours stay the same. You can type 9, 930 or 9:30 pm. To
            close at midnight, type 24:00.
          </p>
          <WeekEditor
            errors={Object.fromEntries(fieldErrors)}
            week={days}
            onChange={(week) =>
              onChange(
                withPart(draft, 'week', {
                  days: week.map(({ mode, periods }) => ({ mode, periods: [...periods] })),
                }),
              )
            }
          />
        </>
      )}
      <Checkbox
        checked={clear}
        hint={
          clear ? 'Google requires business hours at locations that have special hours.' : undefined
        }
        label="Clear business hours at all selected locations"
        onCheckedChange={(cleared) => onChange(withPart(draft, 'week', { clear: cleared }))}
      />
    </>
  );
}

const kindNames: Readonly<Record<SpecialDraft['kind'], string>> = {
  closed: 'Closed',
  hours: 'Custom hours',
  'all-day': 'Open 24 hours',
  usual: 'Use business hours',
};
const kinds = specialKinds.map((value) => ({ value, label: kindNames[value] }));

function SpecialDaysChange({ draft, errors, onChange }: PartEditorProps) {
  const { special } = draft;
  const change = (part: Partial<SpecialDraft>) => onChange(withPart(draft, 'special', part));
  const typed = (part: 'from' | 'to' | 'opens' | 'closes') => ({
    error: errors[`special_periods.${part}`],
    value: special[part],
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      change({ [part]: currentTarget.value }),
  });
  return (
    <>
      <p className="text-12 text-text-3">
        Replaces special hours on these dates. Other dates stay the same.
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <div id={fieldElementId('special_periods.from')}>
          <TextField kind="date" label="Start date" {...typed('from')} />
        </div>
        <div id={fieldElementId('special_periods.to')}>
          <TextField
            hint="Leave empty for a single day."
            kind="date"
            label="End date"
            {...typed('to')}
          />
        </div>
      </div>
      <SelectField
        label="Hours on these dates"
        options={kinds}
        value={special.kind}
        onValueChange={(kind) => change({ kind })}
      />
      {special.kind === 'hours' && (
        <div className="grid gap-3 sm:grid-cols-2">
          <div id={fieldElementId('special_periods.opens')}>
            <TextField kind="time" label="Opens" {...typed('opens')} />
          </div>
          <div id={fieldElementId('special_periods.closes')}>
            <TextField
              hint="If this is before the opening time, the location closes the next day."
              kind="time"
              label="Closes"
              {...typed('closes')}
            />
          </div>
        </div>
      )}
    </>
  );
}

const idOf = ({ id }: Named) => id;
const search = {
  noun: 'category',
  placeholder: 'Search categories',
  query: catalogueQueries.categories,
  offered: ({ categories }: { readonly categories: readonly Category[] }) =>
    categories.map(({ id, display_name: name }) => ({ id, name })),
} as const;

const hints = {
  google: undefined,
  locations: 'Choose from the categories your locations already use.',
} as const;

function PrimaryChange({ draft, onChange }: PartEditorProps) {
  const { category } = draft.primary;
  const source = useCategorySource();
  return (
    <>
      <NamedMembers
        {...search}
        hint={hints[source]}
        source={source}
        label={category ? 'Change primary category' : 'New primary category'}
        list="add"
        listLabel="New primary category"
        members={category ? [category] : []}
        onChange={(chosen, on) =>
          onChange(withPart(draft, 'primary', { category: on ? chosen : null }))
        }
      />
      <div className="empty:hidden" role="status">
        {category && (
          <Banner title="You’re changing the primary category" tone="pending">
            Google may ask you to re-verify each profile before showing the change. Attributes and
            services that don’t apply to “{category.name}” are hidden. The current primary category
            is removed. To keep it, add it as an additional category.
          </Banner>
        )}
      </div>
    </>
  );
}

function AdditionalChange({ draft, onChange }: PartEditorProps) {
  const { additional } = draft;
  const source = useCategorySource();
  const lists = (list: ListName) => ({
    hint: hints[source],
    source,
    list,
    members: additional[list],
    onChange: (member: Named, on: boolean) =>
      onChange(withPart(draft, 'additional', withMember(additional, list, member, on, idOf))),
  });
  const most = profileLimits.additionalCategories;
  return (
    <>
      <p className="text-12 text-text-3">
        Other categories stay the same. Google allows {most} additional categories. Locations over
        the limit are skipped.
      </p>
      <NamedMembers
        {...search}
        {...lists('add')}
        label="Add a category"
        listLabel="Categories to add"
        most={most}
      />
      <NamedMembers
        {...search}
        {...lists('remove')}
        label="Remove a category"
        listLabel="Categories to remove"
      />
    </>
  );
}
