import type { Location } from '@placekeeper/contracts/model/location';
import { Button } from '@placekeeper/ui/button';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { SearchField } from '@placekeeper/ui/search-field';
import type { LocationAttributes } from '../../data/attributes/queries.ts';
import { longestSearch } from '../../lib/text/search-text.ts';
import { formatCount, formatNumber } from '../../lib/text/format.ts';
import { FormSection } from '../../widgets/form/form-section.tsx';
import { SaveArea } from '../../widgets/form/save-area.tsx';
import { isAnswered } from '../../widgets/attributes/answers.ts';
import { conflictingFields } from '../../widgets/saved-form/edit-conflicts.ts';
import { currentError } from '../../widgets/saved-form/server-errors.ts';
import { groupsOf, matches, type AttributeGroup } from './attribute-groups.ts';
import { AttributeItem } from './attribute-item.tsx';
import { NoAttributes } from './no-attributes.tsx';
import { PublishingNotice } from './publishing-notice.tsx';
import { useAttributeSearch } from './use-attribute-search.ts';
import { useAttributesForm, type AttributesForm } from './use-attributes-form.ts';

interface AttributesPageProps {
  readonly location: Location;
  readonly answer: LocationAttributes;
}

export function AttributesPage({ location, answer }: AttributesPageProps) {
  const { available } = answer;
  const form = useAttributesForm(location.id, answer);
  const { text: search, type, settle } = useAttributeSearch();
  const names = available.map(({ name }) => name);
  const wrong = available.filter(({ name }) => currentError(form.refusal, name, form.now[name]));
  const shown = available.filter(
    (attribute) => matches(attribute, search.trim()) || wrong.includes(attribute),
  );
  const answered = available.filter((attribute) => isAnswered(attribute, form.now)).length;

  if (available.length === 0) return <NoAttributes location={location} />;
  return (
    <>
      <PublishingNotice location={location} />
      <div className="mt-4 flex max-w-202 flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <SearchField
          className="w-full sm:w-80"
          label="Search attributes"
          maxLength={longestSearch}
          value={search}
          onBlur={settle}
          onValueChange={type}
        />
        <p role="status" className="text-12 text-text-3">
          {search.trim() === ''
            ? `${formatNumber(answered)} of ${formatCount(available.length, 'attribute')} set`
            : `${formatCount(shown.length, 'attribute')} found`}
        </p>
      </div>
      <form
        noValidate
        aria-label="Attributes"
        onSubmit={(event) => {
          event.preventDefault();
          form.save();
        }}
      >
        {/* What cannot be saved should not be worked on; what was, stays to be seen. */}
        <fieldset disabled={location.gbp_management_status === 'lost-authorization'}>
          {groupsOf(shown).map((group) => (
            <Group key={group.name} form={form} group={group} />
          ))}
        </fieldset>
      </form>
      {shown.length === 0 && (
        <EmptyState
          variant="no-results"
          action={<Button onClick={() => type('')}>Clear search</Button>}
        >
          No attribute matches “{search.trim()}”.
        </EmptyState>
      )}
      <SaveArea
        {...form}
        changed={form.changed.map(({ display_name: name }) => name)}
        notKept={form.changed
          .filter(({ name }) => form.notKept.includes(name))
          .map(({ display_name: name }) => name)}
        wrong={wrong.length}
        elsewhere={conflictingFields(names, form.elsewhere.since, form.now).length}
      />
    </>
  );
}

interface GroupProps {
  readonly form: AttributesForm;
  readonly group: AttributeGroup;
}

function Group({ form, group: { name, attributes } }: GroupProps) {
  const answered = attributes.filter((attribute) => isAnswered(attribute, form.now)).length;
  return (
    <FormSection
      title={name}
      description={`${formatNumber(answered)} of ${formatNumber(attributes.length)} set`}
    >
      <ul className="grid gap-3">
        {attributes.map((attribute) => (
          <AttributeItem key={attribute.name} form={form} attribute={attribute} />
        ))}
      </ul>
    </FormSection>
  );
}
