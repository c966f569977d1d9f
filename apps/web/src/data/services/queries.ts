import type { LocationId } from '@placekeeper/contracts/core/id';
import { services } from '@placekeeper/contracts/endpoints/services';
import type { Location } from '@placekeeper/contracts/model/location';
import type { SuggestedService } from '@placekeeper/contracts/model/service';
import { useQuery } from '@tanstack/react-query';
import { query } from '../api/query.ts';
import { locationQuery } from '../api/location-query.ts';

export const serviceQueries = {
  ofLocation: (id: LocationId) => locationQuery(services.list, { params: { id } }),
  suggestions: (id: LocationId) => query(services.listSuggestions, { params: { id } }),
};

export type Suggestion = SuggestedService & {
  /** Added since the list was loaded; the platform omits the suggestion from its next list. */
  readonly added?: boolean;
};

/** SVC-5: disabled while the profile is not managed. */
export const useSuggestions = ({
  id,
  gbp_management_status: status,
}: Pick<Location, 'id' | 'gbp_management_status'>) =>
  useQuery({ ...serviceQueries.suggestions(id), enabled: (status ?? 'enabled') === 'enabled' });
