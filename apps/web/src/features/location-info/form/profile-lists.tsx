import type { Location } from '@placekeeper/contracts/model/location';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { Badge } from '@placekeeper/ui/badge';
import type { ReactNode } from 'react';
import type { FieldStates } from '../../../widgets/publishing/field-states.ts';
import { StateNote } from '../../../widgets/publishing/state-note.tsx';
import { FormSection } from '../../../widgets/form-section.tsx';

interface ProfileListsProps {
  readonly location: Location;
  readonly states: FieldStates;
}

/** What the profile also says and this form does not change. */
export function ProfileLists({ location, states }: ProfileListsProps) {
  const {
    primary_category: primary,
    additional_categories: additional,
    service_areas: areas,
  } = location;
  return (
    <>
      <ReadList
        title="Categories"
        description="What the business is. The primary category decides what else the profile can show."
        empty="No category"
        published="categories"
        states={states}
      >
        {[
          ...(primary
            ? [
                <li key={primary.id} className="flex items-center gap-2">
                  {primary.display_name} <Badge>Primary</Badge>
                </li>,
              ]
            : []),
          ...additional.map(({ id, display_name: name }) => <li key={id}>{name}</li>),
        ]}
      </ReadList>
      <ReadList
        title="Service areas"
        description="Where the business goes to its customers."
        empty="No service areas"
        published="serviceArea.places"
        states={states}
      >
        {areas.map(({ place_id, name }) => (
          <li key={place_id}>{name}</li>
        ))}
      </ReadList>
    </>
  );
}

interface ReadListProps {
  readonly title: string;
  readonly description: string;
  readonly empty: string;
  readonly published: ProviderField;
  readonly states: FieldStates;
  readonly children: readonly ReactNode[];
}

function ReadList({ title, description, empty, published, states, children }: ReadListProps) {
  return (
    <FormSection title={title} description={description}>
      {children.length > 0 ? (
        <ul className="grid gap-1.5 text-14">{children}</ul>
      ) : (
        <p className="text-14 text-text-3">{empty}</p>
      )}
      <StateNote state={states[published]} />
    </FormSection>
  );
}
