import type { Location } from '@placekeeper/contracts/model/location';
import { Badge } from '@placekeeper/ui/badge';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { TextField } from '@placekeeper/ui/text-field';
import { Suspense } from 'react';
import { ChosenList, ChosenRow } from '../../../widgets/form/chosen-list.tsx';
import { FormSection } from '../../../widgets/form/form-section.tsx';
import { StateNote } from '../../../widgets/publishing/use-field-note.tsx';
import type { FormView } from '../form/use-info-form.ts';
import { infoSections } from '../form/info-values.ts';
import { InfoConflictNote } from '../form/info-conflict-note.tsx';

interface ListSectionProps {
  readonly form: FormView;
  readonly location: Location;
}

export function CategoriesSection({ form, location }: ListSectionProps) {
  const { primary_category: primary, additional_categories: additional } = location;
  return (
    <FormSection
      card
      title={infoSections.categories.title}
      description="What the business does. The primary category controls which features Google offers."
      field="categories"
    >
      <Suspense
        fallback={
          <ListToCome
            label="Categories"
            rows={[primary, ...(additional ?? [])].flatMap((one) => one?.display_name ?? [])}
            primary={Boolean(primary)}
            add="Add a category"
            placeholder="Search categories"
          />
        }
      >
        <CategoriesEditor form={form} location={location} />
      </Suspense>
      <InfoConflictNote form={form} name="categories" />
      <StateNote state={form.states.categories} />
    </FormSection>
  );
}

export function AreasSection({ form, location }: ListSectionProps) {
  return (
    <FormSection
      card
      title={infoSections.areas.title}
      description="Areas where you visit or deliver to customers."
      field="serviceArea.places"
    >
      <Suspense
        fallback={
          <ListToCome
            label="Service areas"
            rows={(location.service_areas ?? []).map(({ name }) => name)}
            add="Add a service area"
            placeholder="Search towns and regions"
          />
        }
      >
        <AreasEditor form={form} />
      </Suspense>
      <InfoConflictNote form={form} name="service_areas" />
      <StateNote state={form.states['serviceArea.places']} />
    </FormSection>
  );
}

interface ListToComeProps {
  readonly label: string;
  readonly rows: readonly string[];
  /** Whether the first row is the primary category. */
  readonly primary?: boolean;
  readonly add: string;
  readonly placeholder: string;
}

/** Shows the saved list until its editor is loaded. */
const ListToCome = ({ label, rows, primary = false, add, placeholder }: ListToComeProps) => (
  <div className="grid gap-5">
    <ChosenList label={label}>
      {rows.map((name, at) => (
        <ChosenRow key={name} name={name} badge={primary && at === 0 && <Badge>Primary</Badge>} />
      ))}
    </ChosenList>
    <TextField className="print:hidden" disabled label={add} placeholder={placeholder} />
  </div>
);

const CategoriesEditor = lazyPart(
  async () => (await import('../categories/categories-editor.tsx')).CategoriesEditor,
);
const AreasEditor = lazyPart(async () => (await import('../areas/areas-editor.tsx')).AreasEditor);
