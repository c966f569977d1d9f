import type { FieldErrors } from '@placekeeper/contracts/rules/validate-location';
import { Banner } from '@placekeeper/ui/banner';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { Link } from 'react-router';
import { formatCount } from '../../../lib/text/format.ts';
import { writeChoice } from '../../../widgets/selection/choice-url.ts';
import { choiceOf } from '../flow/edit-url.ts';
import type { EditUrl } from '../flow/use-edit-url.ts';

interface GoneLocationsProps {
  readonly address: EditUrl;
  readonly fields: FieldErrors;
}

/** A choice that was shared, or is some days old, can name locations that were deleted since. */
export function DeletedLocationsNote({ address, fields }: GoneLocationsProps) {
  const { mode, ids } = choiceOf(address.state);
  const places = Object.keys(fields).flatMap((path) => {
    const place = /^selection\.locations\.(\d+)$/.exec(path)?.[1];
    return place === undefined ? [] : [Number(place)];
  });
  const left = ids.filter((_, place) => !places.includes(place));
  const canDrop = mode === 'some' && places.length > 0 && left.length > 0;
  return (
    <Banner
      actions={
        <>
          {canDrop && (
            <ButtonLink
              render={
                <Link replace to={address.addressOf({ ...writeChoice({ mode, ids: left }) })} />
              }
              size="sm"
            >
              Leave them out
            </ButtonLink>
          )}
          <ButtonLink render={<Link {...address.toStep('locations')} />} size="sm">
            Choose locations
          </ButtonLink>
        </>
      }
      role="alert"
      tone="danger"
    >
      {places.length > 0
        ? `${formatCount(places.length, 'chosen location does not exist', 'chosen locations do not exist')} any more.`
        : Object.values(fields).flat().join(' ')}
    </Banner>
  );
}
