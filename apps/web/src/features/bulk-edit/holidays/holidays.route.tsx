import { Breadcrumbs, Crumb } from '@placekeeper/ui/breadcrumbs';
import { PageHeader } from '@placekeeper/ui/page-header';
import { Link, useLocation } from 'react-router';
import { to } from '../../../lib/url/paths.ts';
import { RunningNote } from '../flow/running-note.tsx';
import { holidayState, loadHolidays } from './holidays.loader.ts';
import { PlanDraft } from './plan-draft.tsx';
import { Planner } from './planner.tsx';
import { usePlan } from './use-plan.ts';

export const loader = loadHolidays;

/** BULK-1: which locations have no hours for the holidays to come, and hours for them in one go. */
export function Component() {
  const state = holidayState.read(useLocation().search);
  const plan = usePlan();
  const { draft } = state;
  return (
    <div className="pb-10">
      <PageHeader
        breadcrumbs={
          <Breadcrumbs>
            <Crumb render={<Link to={to('bulk-edit')} />}>Bulk edit</Crumb>
          </Breadcrumbs>
        }
        title="Holiday planner"
      />
      <RunningNote />
      {draft ? (
        <PlanDraft key={draft} id={draft} plan={plan} state={state} />
      ) : (
        <Planner plan={plan} state={state} />
      )}
    </div>
  );
}
