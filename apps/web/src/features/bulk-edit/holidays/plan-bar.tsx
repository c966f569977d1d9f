import type { JobId } from '../../../data/batch/job.ts';
import { Button } from '@placekeeper/ui/button';
import { ConfirmDialog } from '@placekeeper/ui/confirm-dialog';
import { useState } from 'react';
import { useCreateHolidayPlan } from '../../../data/bulk-edit/holiday-plans.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { rowErrorsOf } from '../import/read-file.ts';
import { StepBar } from '../flow/step-bar.tsx';
import type { HolidayPlanDraft } from './use-plan.ts';

interface PlanBarProps {
  readonly plan: HolidayPlanDraft;
  /** Number of locations with planned hours. */
  readonly planned: number;
  readonly onDraft: (id: JobId) => void;
}

/** The progress of the plan, and the buttons that clear, undo and preview it. */
export function PlanBar({ plan, planned, onDraft }: PlanBarProps) {
  const { steps, takeBack, clear } = plan;
  const [isConfirming, setIsConfirming] = useState(false);
  const create = useCreateHolidayPlan();
  const empty = steps.length === 0 ? 'Nothing is planned yet.' : undefined;
  const note =
    planned === 0 ? 'Nothing is planned yet.' : `${formatCount(planned, 'location')} planned.`;
  return (
    <StepBar
      label="Plan"
      note={
        <>
          <span role="status">{note}</span>{' '}
          <span className="max-md:sr-only">Nothing changes before you have seen a preview.</span>
          {create.error && (
            <span className="block text-removed" role="alert">
              {rowErrorsOf(create.error).join(' ')}
            </span>
          )}
        </>
      }
    >
      <Button disabledReason={empty} size="sm" onClick={() => setIsConfirming(true)}>
        Clear the plan
      </Button>
      <ConfirmDialog
        destructive
        confirmLabel="Clear the plan"
        description={`What is planned for ${formatCount(planned, 'location')} is forgotten. The hours that they have stay as they are.`}
        open={isConfirming}
        title="Clear the plan?"
        onConfirm={() => {
          setIsConfirming(false);
          clear();
        }}
        onOpenChange={setIsConfirming}
      />
      <Button disabledReason={empty} size="sm" onClick={takeBack}>
        Undo the last step
      </Button>
      <Button
        disabledReason={planned === 0 ? 'Paint at least one cell first.' : undefined}
        loading={create.isPending}
        variant="primary"
        onClick={() => create.mutate(steps, { onSuccess: onDraft })}
      >
        Preview the plan
      </Button>
    </StepBar>
  );
}
