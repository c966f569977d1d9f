import type { BulkChanges } from '@placekeeper/contracts/bulk/bulk-changes';
import { profileLimits } from '@placekeeper/contracts/rules/limits';
import { membersOf, missingMember, type Named, type NamedListDraft } from '../lists/list-draft.ts';

const asPlace = ({ id, name }: Named) => ({ place_id: id, name });

export function areaChanges({ way, add, remove }: NamedListDraft): BulkChanges {
  if (way === 'change')
    return {
      service_areas: membersOf(
        add.map(asPlace),
        remove.map(({ id }) => id),
      ),
    };
  return { set: { service_areas: way === 'clear' ? [] : add.map(asPlace) } };
}

export function areaErrors(draft: NamedListDraft): Readonly<Record<string, string>> {
  const missing = missingMember(draft, 'place');
  if (missing) return { service_areas: missing };
  const most = profileLimits.serviceAreas;
  return draft.way !== 'clear' && draft.add.length > most
    ? { service_areas: `Google keeps ${most} service areas at most.` }
    : {};
}
