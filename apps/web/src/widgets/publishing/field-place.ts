import type { LocationId } from '@placekeeper/contracts/core/id';
import { knownField } from '@placekeeper/contracts/rules/provider-fields';
import { to, type RouteName } from '../../lib/url/paths.ts';

type FieldTab = Extract<RouteName, 'location' | `location.${string}`>;

/** The tab that edits a field of Google; undefined if no form does. */
export function tabOfField(name: string): FieldTab | undefined {
  const field = knownField(name);
  if (field === undefined) return undefined;
  if (field === 'serviceItems') return 'location.services';
  return field.startsWith('attributes/url_') ? 'location.social-profiles' : 'location';
}

/** The URL of the form with the field in its fragment. `app/focus-field.ts` moves the focus there. */
export function fieldPlace(location: LocationId, field: string): string | undefined {
  const tab = tabOfField(field);
  return tab && `${to(tab, { location })}#field-${encodeURIComponent(knownField(field) ?? field)}`;
}
