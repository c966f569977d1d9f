import { FormSection } from '../../../widgets/form-section.tsx';
import type { FormView } from '../form/form-view.ts';
import { HoursEditor } from './hours-editor.tsx';
import { SpecialDaysEditor } from './special-days-editor.tsx';

export function HoursSection({ form }: { readonly form: FormView }) {
  return (
    <>
      <FormSection
        title="Opening hours"
        description="In the location’s own time. Type 9, 930 or 9:30 pm; 24:00 is midnight at the end of the day."
      >
        <HoursEditor form={form} />
      </FormSection>
      <FormSection
        title="Special days"
        description="Holidays and events. They come first on the days they cover."
      >
        <SpecialDaysEditor form={form} />
      </FormSection>
    </>
  );
}
