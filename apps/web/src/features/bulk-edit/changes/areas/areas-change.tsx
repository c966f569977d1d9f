import type { Place } from '@placekeeper/contracts/model/place';
import { profileLimits } from '@placekeeper/contracts/rules/limits';
import { catalogueQueries, usePlaceSource } from '../../../../data/catalogue/queries.ts';
import { withPart } from '../draft.ts';
import { type ListMode, type Named, withMember, type ListName } from '../lists/list-draft.ts';
import { NamedMembers } from '../lists/named-members.tsx';
import type { PartEditorProps } from '../change-parts.ts';
import { ListModeChoice } from '../lists/list-mode-choice.tsx';

const search = {
  noun: 'place',
  placeholder: 'Search towns and regions',
  query: catalogueQueries.places,
  offered: ({ places }: { readonly places: readonly Place[] }) =>
    places.map(({ place_id: id, name }) => ({ id, name })),
} as const;

const most = profileLimits.serviceAreas;
const notes: Readonly<Record<ListMode, string>> = {
  change: `Other areas stay. Google keeps ${most}: a location that would have more is left as it is.`,
  replace: 'Every location gets exactly these areas.',
  clear: 'A location without an address keeps its areas: it needs at least one.',
};

const onlyRemoved =
  'You can remove service areas that your locations use. This platform doesn’t offer a search for new ones.';

export function AreasChange({ draft, onChange }: PartEditorProps) {
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
      <p className="text-12 text-text-3">{canAdd || way === 'clear' ? notes[way] : onlyRemoved}</p>
      {canAdd && way !== 'clear' && (
        <NamedMembers
          {...search}
          {...lists('add')}
          label="Add a service area"
          listLabel={way === 'replace' ? 'New service areas' : 'Service areas to add'}
          most={most}
        />
      )}
      {way === 'change' && (
        <NamedMembers
          {...search}
          {...lists('remove')}
          label="Remove a service area"
          listLabel="Service areas to remove"
        />
      )}
    </>
  );
}
