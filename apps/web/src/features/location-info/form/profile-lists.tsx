import type { Location } from '@placekeeper/contracts/model/location';
import { Badge } from '@placekeeper/ui/badge';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { TextField } from '@placekeeper/ui/text-field';
import { Suspense } from 'react';
import { FieldHistoryLink } from '../../../widgets/field-history/field-history-link.tsx';
import { FormSection } from '../../../widgets/form-section.tsx';
import { StateNote } from '../../../widgets/publishing/state-note.tsx';
import { ChosenList, ChosenRow } from '../../../widgets/chosen-list.tsx';
import { ElsewhereNote } from './elsewhere-note.tsx';
import type { FormView } from './form-view.ts';

interface CategoriesSectionProps {
  readonly form: FormView;
  readonly location: Location;
}

export function CategoriesSection({ form, location }: CategoriesSectionProps) {
  const { primary_category: primary, additional_categories: additional } = location;
  return (
    <FormSection
      title="Categories"
      description="What the business is. The primary category decides what else the profile can show."
      action={<FieldHistoryLink field="categories" />}
    >
      <Suspense
        fallback={
          <div className="grid gap-5">
            <ChosenList label="Categories">
              {primary && <ChosenRow name={primary.display_name} badge={<Badge>Primary</Badge>} />}
              {additional.map(({ id, display_name: name }) => (
                <ChosenRow key={id} name={name} />
              ))}
            </ChosenList>
            <TextField disabled label="Add a category" placeholder="Search categories" />
          </div>
        }
      >
        <CategoriesEditor form={form} location={location} />
      </Suspense>
      <ElsewhereNote form={form} name="categories" />
      <StateNote state={form.states.categories} />
    </FormSection>
  );
}

interface AreasSectionProps {
  readonly form: FormView;
  readonly location: Location;
}

export function AreasSection({ form, location }: AreasSectionProps) {
  return (
    <FormSection
      title="Service areas"
      description="Where the business goes to its customers."
      action={<FieldHistoryLink field="serviceArea.places" />}
    >
      <Suspense
        fallback={
          <div className="grid gap-5">
            <ChosenList label="Service areas">
              {location.service_areas.map(({ place_id: id, name }) => (
                <ChosenRow key={id} name={name} />
              ))}
            </ChosenList>
            <TextField disabled label="Add a service area" placeholder="Search towns and regions" />
          </div>
        }
      >
        <AreasEditor form={form} />
      </Suspense>
      <ElsewhereNote form={form} name="service_areas" />
      <StateNote state={form.states['serviceArea.places']} />
    </FormSection>
  );
}

const CategoriesEditor = lazyPart(
  async () => (await import('../categories/categories-editor.tsx')).CategoriesEditor,
);
const AreasEditor = lazyPart(async () => (await import('../areas/areas-editor.tsx')).AreasEditor);
