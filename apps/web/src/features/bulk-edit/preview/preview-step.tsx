import { fieldsOfChanges } from '@placekeeper/contracts/rules/fields-of-changes';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, Link } from 'react-router';
import { isKind, refusalText } from '../../../data/http/api-error.ts';
import { useStartBulkEdit, type StartTime } from '../../../data/bulk-edit/mutations.ts';
import { previewQuery, type BulkEditRequest } from '../../../data/bulk-edit/preview.ts';
import { to } from '../../../lib/url/paths.ts';
import { fieldsText } from '../../../widgets/bulk-edit/edit-status.ts';
import { ItemSkeleton } from '../items/item-skeleton.tsx';
import type { EditUrl } from '../flow/use-edit-url.ts';
import { ApplyPanel } from './apply-panel.tsx';
import { PreviewItems } from './preview-items.tsx';
import type { FieldErrors } from '@placekeeper/contracts/rules/validate-location';
import { Banner } from '@placekeeper/ui/banner';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { formatCount } from '../../../lib/text/format.ts';
import { writeChoice } from '../../../widgets/selection/choice-url.ts';
import { choiceOf } from '../flow/edit-url.ts';
import { LoadFailed } from '../../../widgets/page/load-failed.tsx';

interface PreviewStepProps extends BulkEditRequest {
  readonly address: EditUrl;
  readonly onStarted: () => void;
}

export function PreviewStep({ address, onStarted, ...request }: PreviewStepProps) {
  const { show, at = 1 } = address.state;
  const preview = useQuery(
    previewQuery({
      ...request,
      ...(show && { status: show }),
      ...(at > 1 && { page: { number: at } }),
    }),
  );
  const { data, error, isPlaceholderData } = preview;
  const start = useStartBulkEdit();
  const navigate = useNavigate();
  const fields = [...fieldsOfChanges(request.changes)];
  const apply = (startsAt: StartTime) =>
    start.mutate(
      {
        request,
        title: fieldsText({ fields }),
        startsAt,
      },
      {
        async onSuccess(answer) {
          if ('stale' in answer) return;
          await navigate(to('bulk-edit.show', { bulkEdit: answer.bulk_edit.id }), {
            replace: true,
          });
          // Clears the draft last, because without it the previous step opens while the edit's screen loads.
          onStarted();
        },
      },
    );
  if (isKind(error, 'validation')) {
    // ERR-4: the error is shown at its field in the changes step.
    if (Object.keys(error.fields).some((path) => path.startsWith('changes')))
      return <Navigate replace {...address.toStep('changes')} />;
    return (
      <DeletedLocationsNote address={address} fields={error.fields} text={refusalText(error)} />
    );
  }
  if (!data && error) return <LoadFailed query={preview}>Couldn’t create the preview.</LoadFailed>;
  if (!data) return <ItemSkeleton label="Preparing preview" />;
  return (
    <>
      <ApplyPanel forecast={data.forecast} start={start} summary={data.summary} onApply={apply} />
      <PreviewItems
        addressOf={address.addressOf}
        counts={{
          pending: data.forecast.changed,
          unchanged: data.forecast.unchanged,
          refused: data.forecast.refused,
        }}
        // The previous step names the field, but not an attribute.
        isFieldKnown={fields.length === 1 && request.attributes.length === 0}
        page={data}
        show={show}
        stale={isPlaceholderData}
      />
    </>
  );
}

interface DeletedLocationsNoteProps {
  readonly address: EditUrl;
  readonly fields: FieldErrors;
  readonly text: string;
}

/** A shared or old choice can contain deleted locations. */
function DeletedLocationsNote({ address, fields, text }: DeletedLocationsNoteProps) {
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
              Remove from selection
            </ButtonLink>
          )}
          <ButtonLink render={<Link {...address.toStep('locations')} />} size="sm">
            Select locations
          </ButtonLink>
        </>
      }
      role="alert"
      tone="danger"
    >
      {places.length > 0
        ? `${formatCount(places.length, 'selected location was', 'selected locations were')} deleted.`
        : text}
    </Banner>
  );
}
