import type { JobId } from '../../../data/batch/job.ts';
import { Button } from '@placekeeper/ui/button';
import { cn } from '@placekeeper/ui/lib/cn';
import { ConfirmDialog } from '@placekeeper/ui/confirm-dialog';
import { useState } from 'react';
import { useCreateHolidayPlan } from '../../../data/bulk-edit/holiday-plans.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { rowErrorsOf } from '../import/read-file.ts';
import { StepBar } from '../flow/step-bar.tsx';
import type { HolidayPlanDraft } from './use-plan.ts';

interface PlanBarProps {
  readonly plan: HolidayPlanDraft;
  readonly planned: number;
  readonly onDraft: (id: JobId) => void;
}

export function PlanBar({ plan, planned, onDraft }: PlanBarProps) {
  const { steps, takeBack, clear } = plan;
  const [isConfirming, setIsConfirming] = useState(false);
  const create = useCreateHolidayPlan();
  const isEmpty = steps.length === 0;
  const against = isEmpty ? 'Set hours in at least one cell first.' : 'No changes planned';
  const note =
    planned === 0 ? 'No changes planned.' : `${formatCount(planned, 'location')} will change.`;
  return (
    <StepBar
      label="Plan"
      note={
        <>
          {/* On a phone, the disabled buttons show that the plan is empty. */}
          <span className={cn(planned === 0 && 'max-md:sr-only')} role="status">
            {note}
          </span>{' '}
          <span className="max-md:sr-only">You’ll preview every change before it’s applied.</span>
          {create.error && (
            <span className="block text-removed" role="alert">
              {rowErrorsOf(create.error).join(' ')}
            </span>
          )}
        </>
      }
    >
      <Button
        disabledReason={isEmpty ? 'No changes planned' : undefined}
        variant="ghost"
        onClick={() => setIsConfirming(true)}
      >
        Discard plan
      </Button>
      <ConfirmDialog
        destructive
        confirmLabel="Discard plan"
        description={`This discards the plan for ${formatCount(planned, 'location')}. Their current hours don’t change.`}
        open={isConfirming}
        title="Discard this plan?"
        onConfirm={() => {
          setIsConfirming(false);
          clear();
        }}
        onOpenChange={setIsConfirming}
      />
      <Button
        disabledReason={isEmpty ? 'Nothing to undo' : undefined}
        variant="ghost"
        onClick={takeBack}
      >
        Undo
      </Button>
      <Button
        disabledReason={planned === 0 ? against : undefined}
        loading={create.isPending}
        variant="primary"
        onClick={() => create.mutate(steps, { onSuccess: onDraft })}
      >
        Preview changes
      </Button>
    </StepBar>
  );
}
