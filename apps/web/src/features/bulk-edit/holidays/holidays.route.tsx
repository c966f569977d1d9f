import { PageHeader } from '@placekeeper/ui/page-header';
import { Link, useLocation, useNavigate } from 'react-router';
import { to } from '../../../lib/url/paths.ts';
import { PreviewGone } from '../flow/preview-gone.tsx';
import { BulkEditBreadcrumbs } from '../flow/bulk-edit-breadcrumbs.tsx';
import { RunningNote } from '../flow/running-note.tsx';
import { holidayState, loadHolidays, type HolidayState } from './holidays.loader.ts';
import { Planner } from './planner.tsx';
import { usePlan, type HolidayPlanDraft } from './use-plan.ts';
import type { JobId } from '../../../data/batch/job.ts';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { useQuery } from '@tanstack/react-query';
import { isKind } from '../../../data/http/api-error.ts';
import {
  bulkEditImportQueries,
  useStartSpreadsheetImport,
} from '../../../data/bulk-edit/spreadsheet-imports.ts';
import { focusHeading } from '../../../lib/browser/screen-heading.ts';
import { importItemsQueryOf } from '../import/bulk-edit-import.loader.ts';
import { ItemSkeleton } from '../items/item-skeleton.tsx';
import type { StartTime } from '../../../data/bulk-edit/mutations.ts';
import { ApplyPanel } from '../preview/apply-panel.tsx';
import { PreviewItems } from '../preview/preview-items.tsx';
import { LoadFailed } from '../../../widgets/page/load-failed.tsx';

export const loader = loadHolidays;

export function Component() {
  const state = holidayState.read(useLocation().search);
  const plan = usePlan();
  const { draft } = state;
  return (
    <div className="pb-10">
      <PageHeader breadcrumbs={<BulkEditBreadcrumbs />} title="Holiday planner" />
      <RunningNote />
      {draft ? (
        <PlanDraft key={draft} id={draft} plan={plan} state={state} />
      ) : (
        <Planner plan={plan} state={state} />
      )}
    </div>
  );
}

interface PlanDraftProps {
  readonly id: JobId;
  readonly state: HolidayState;
  readonly plan: HolidayPlanDraft;
}

function PlanDraft({ id, state, plan }: PlanDraftProps) {
  const read = useQuery(bulkEditImportQueries.detail(id, importItemsQueryOf(state)));
  const { data, error, isPlaceholderData } = read;
  const start = useStartSpreadsheetImport();
  const navigate = useNavigate();
  const back = to(
    'bulk-edit.holidays',
    {},
    { ...state, draft: undefined, show: undefined, at: undefined },
  );
  const apply = (startsAt: StartTime) =>
    start.mutate(
      { id, startsAt },
      {
        onSuccess(answer) {
          if ('stale' in answer) return;
          plan.clear();
          void navigate(to('bulk-edit.show', { bulkEdit: answer.bulk_edit.id }), { replace: true });
        },
      },
    );
  return (
    <>
      <ButtonLink className="mb-4" render={<Link to={back} />} size="sm" onClick={focusHeading}>
        Back to planner
      </ButtonLink>
      {data && (
        <>
          <ApplyPanel
            forecast={data.forecast}
            start={start}
            summary={data.summary}
            onApply={apply}
          />
          {data.forecast.total > 0 && (
            <PreviewItems
              isFieldKnown
              addressOf={(place) => to('bulk-edit.holidays', {}, { ...state, ...place })}
              counts={{ pending: data.forecast.changed, refused: data.forecast.refused }}
              page={data}
              show={state.show}
              stale={isPlaceholderData}
            />
          )}
        </>
      )}
      {!data && !error && <ItemSkeleton label="Loading preview" />}
      {!data && isKind(error, 'not-found') && <PreviewGone />}
      {!data && error && !isKind(error, 'not-found') && (
        <LoadFailed whole query={read}>
          Couldn’t load the preview.
        </LoadFailed>
      )}
    </>
  );
}
