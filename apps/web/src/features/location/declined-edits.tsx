import type { LocationId } from '@placekeeper/contracts/core/id';

import { Banner } from '@placekeeper/ui/banner';
import { locationQueries } from '../../data/locations/queries.ts';
import { usePrefetched } from '../../data/api/prefetch.ts';
import { fieldName } from '../../widgets/field-value/field-name.ts';
import { declinedElsewhere } from '../../widgets/publishing/field-states.ts';
import { sentenceCase } from '../../widgets/updates/update-title.tsx';

/** DET-3, UPD-9: what was refused of a field that no form shows. */
export function DeclinedEdits({ id }: { readonly id: LocationId }) {
  const { data } = usePrefetched(locationQueries.failedPatchAttempts(id));
  const refused = data ? declinedElsewhere(data) : [];
  return (
    // Always there, so that what appears in it is spoken.
    <div role="status" className="not-empty:mt-4">
      {refused.length > 0 && (
        <Banner tone="danger" title="Google declined an edit.">
          <ul>
            {refused.map(({ field, reasons }) => (
              <li key={field ?? ''} className="wrap-anywhere">
                {field === null
                  ? 'It is not known of which field. '
                  : `${sentenceCase(fieldName(field))}: `}
                {reasons.join(' ')}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  );
}
