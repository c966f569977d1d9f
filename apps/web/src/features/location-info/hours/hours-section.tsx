import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { daysOfWeek } from '@placekeeper/contracts/model/opening-hours';
import { knownField } from '@placekeeper/contracts/rules/provider-fields';
import { dayName } from '@placekeeper/contracts/wording/week-spans';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { Skeleton } from '@placekeeper/ui/skeleton';
import { Suspense } from 'react';
import { FormSection } from '../../../widgets/form/form-section.tsx';
import type { FormView } from '../form/use-info-form.ts';
import { infoSections } from '../form/info-values.ts';

interface HoursSectionProps {
  readonly form: FormView;
  readonly updates: readonly GoogleUpdate[];
}

export function HoursSection({ form, updates }: HoursSectionProps) {
  return (
    <>
      <FormSection
        card
        title={infoSections.hours.title}
        description="Local time. You can type 9, 930 or 9:30 pm. To close at midnight, type 24:00."
        field="regularHours"
      >
        <Suspense fallback={<WeekSkeleton />}>
          <HoursEditor
            form={form}
            update={updates.find(({ field_name: field }) => knownField(field) === 'regularHours')}
          />
        </Suspense>
      </FormSection>
      <FormSection
        card
        title={infoSections.special.title}
        description="Hours for holidays and events. They replace business hours on those dates."
        field="specialHours"
      >
        <Suspense>
          <SpecialDaysEditor form={form} />
        </Suspense>
      </FormSection>
    </>
  );
}

const WeekSkeleton = () => (
  <ul className="-my-1.5">
    {daysOfWeek.map((day) => (
      <li key={day} className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-3 py-1.5">
        <span className="flex min-h-control items-center font-550">{dayName(day)}</span>
        <Skeleton className="max-w-60" />
      </li>
    ))}
  </ul>
);

const HoursEditor = lazyPart(async () => (await import('./hours-editor.tsx')).HoursEditor);
const SpecialDaysEditor = lazyPart(
  async () => (await import('./special-days-editor.tsx')).SpecialDaysEditor,
);
