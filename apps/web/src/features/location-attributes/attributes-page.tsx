import type { AttributeMetadata } from '@placekeeper/contracts/model/attribute';
import type { Location } from '@placekeeper/contracts/model/location';
import { Banner } from '@placekeeper/ui/banner';
import { Button } from '@placekeeper/ui/button';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { SearchField } from '@placekeeper/ui/search-field';
import { useId, useRef, useState, type Ref } from 'react';
import { useController } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import * as z from '@placekeeper/contracts/core/zod';
import type { LocationAttributes } from '../../data/attributes/queries.ts';
import { formatCount, formatList, formatNumber } from '../../lib/text/format.ts';
import { longestSearch, searchText } from '../../lib/text/search-text.ts';
import { urlState } from '../../lib/url/url-state.ts';
import {
  isAnswered,
  attributeAnswerOf,
  type AttributeAnswer,
} from '../../widgets/attributes/answers.ts';
import { Checkbox } from '@placekeeper/ui/checkbox';
import { AttributeControl } from '../../widgets/attributes/attribute-control.tsx';
import { useDebouncedText } from '../../widgets/filters/debounced-search.tsx';
import { useQuickChanges } from '../../lib/url/use-quick-changes.ts';
import { SaveArea } from '../../widgets/form/save-area.tsx';
import { ManagementNotice } from '../../widgets/location/management-notice.tsx';
import { ConflictNote } from '../../widgets/saved-form/conflict-note.tsx';
import { currentError } from '../../widgets/saved-form/saved-form.ts';
import { groupsOf, searchAttributes, type AttributeGroup } from './attribute-groups.ts';
import { countText, GroupIndex } from './group-index.tsx';
import { NoAttributes } from './no-attributes.tsx';
import { useLostAnswers } from './use-lost-answers.ts';
import { useAttributesForm, type AttributesForm } from './use-attributes-form.ts';

const searchState = urlState(
  z.strictObject({ filter: z.optional(searchText), unset: z.optional(z.boolean()) }),
  { unset: false },
);

type AttributeSearch = ReturnType<typeof searchState.read>;

function useAttributeSearch() {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const inUrl = searchState.read(search);
  const { state, change } = useQuickChanges<AttributeSearch>(
    inUrl,
    (next, options) =>
      void navigate(
        { pathname, search: searchState.write({ ...inUrl, ...next }) },
        { ...options, preventScrollReset: true },
      ),
  );
  const text = useDebouncedText(state.filter ?? '', (filter) =>
    change({ filter }, { replace: state.filter !== undefined }),
  );
  return {
    ...text,
    unset: state.unset ?? false,
    toggleUnset: (unset: boolean) => change({ unset }),
  };
}

interface AttributesPageProps {
  readonly location: Location;
  readonly answer: LocationAttributes;
}

export function AttributesPage({ location, answer }: AttributesPageProps) {
  const { available } = answer;
  const form = useAttributesForm(location.id, answer);
  const { text: search, type, settle, unset, toggleUnset } = useAttributeSearch();
  const headings = useRef(new Map<string, HTMLHeadingElement>());
  const answeredNames = () =>
    new Set(
      available
        .filter((attribute) => isAnswered(attribute, form.elsewhere.since.saved))
        .map(({ name }) => name),
    );
  // Names answered when the filter was turned on. An attribute answered later stays visible.
  const [hidden, setHidden] = useState<ReadonlySet<string>>(answeredNames);
  const namesOf = (names: readonly string[]) =>
    available.flatMap(({ name, display_name: label }) => (names.includes(name) ? [label] : []));
  const found = new Set(searchAttributes(available, search));
  const shown = available.filter(
    (attribute) =>
      form.wrong.includes(attribute.name) ||
      (found.has(attribute) && !(unset && hidden.has(attribute.name))),
  );
  const answered = available.filter((attribute) => isAnswered(attribute, form.now)).length;

  const lost = <LostAnswers {...useLostAnswers(answer, form.now)} />;
  if (available.length === 0)
    return (
      <>
        {lost}
        <NoAttributes location={location} />
      </>
    );
  return (
    <>
      {/* The platform publishes attributes immediately or refuses them; it never queues them. */}
      <ManagementNotice
        location={location}
        lost="Attributes can’t be saved while Placekeeper has no access. Reconnect the Google account to edit them."
        off="Attributes are saved in Placekeeper only. To publish them, turn on management before you save."
      />
      {lost}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <SearchField
          className="w-full sm:w-80"
          label="Search attributes"
          maxLength={longestSearch}
          value={search}
          onBlur={settle}
          onValueChange={type}
        />
        <Checkbox
          label="Only unset attributes"
          checked={unset}
          onCheckedChange={(on) => {
            setHidden(answeredNames());
            toggleUnset(on);
          }}
        />
        <p role="status" className="text-12 text-text-3">
          {search.trim() === '' && !unset
            ? `${formatNumber(answered)} of ${formatCount(available.length, 'attribute')} set`
            : `${formatCount(shown.length, 'attribute')} found`}
        </p>
      </div>
      <div className="gap-x-10 min-[84rem]:grid min-[84rem]:grid-cols-[1fr_14rem]">
        <GroupIndex
          answers={form.now}
          groups={groupsOf(shown)}
          whole={groupsOf(available)}
          onChoose={(name) => headings.current.get(name)?.focus()}
        />
        <form
          noValidate
          aria-label="Attributes"
          className="min-w-0"
          onSubmit={(event) => {
            event.preventDefault();
            form.save();
          }}
        >
          {/* Disables the fields if they can't be saved, but keeps unsaved changes visible. */}
          <fieldset
            className="mt-4 columns-[24rem] gap-4"
            disabled={location.gbp_management_status === 'lost-authorization'}
          >
            {groupsOf(shown).map((group) => (
              <Group
                key={group.name}
                form={form}
                group={group}
                whole={groupsOf(available).find(({ name }) => name === group.name) ?? group}
                titleRef={(heading) => {
                  if (heading) headings.current.set(group.name, heading);
                }}
              />
            ))}
          </fieldset>
        </form>
      </div>
      {shown.length === 0 && (
        <EmptyState
          variant="no-results"
          action={
            search.trim() === '' ? (
              <Button onClick={() => toggleUnset(false)}>Show all attributes</Button>
            ) : (
              <Button onClick={() => type('')}>Clear search</Button>
            )
          }
        >
          {search.trim() === ''
            ? 'All attributes are set.'
            : `No ${unset ? 'unset ' : ''}attributes match “${search.trim()}”.`}
        </EmptyState>
      )}
      <SaveArea
        {...form}
        changed={namesOf(form.changed)}
        notKept={namesOf(form.changed.filter((name) => form.notKept.includes(name)))}
        wrong={form.wrong.length}
        elsewhere={form.conflicts}
      />
    </>
  );
}

interface GroupProps {
  readonly form: AttributesForm;
  readonly group: AttributeGroup;
  /** The group with all its attributes, including hidden ones. */
  readonly whole: AttributeGroup;
  readonly titleRef: Ref<HTMLHeadingElement>;
}

function Group({ form, group: { name, attributes }, whole, titleRef }: GroupProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mb-4 break-inside-avoid overflow-clip rounded-8 border border-line bg-surface"
    >
      <div className="flex flex-wrap items-baseline gap-x-3 border-b border-line bg-canvas px-4 py-2">
        <h2 id={id} ref={titleRef} tabIndex={-1} className="scroll-mt-4 rounded-4 text-13">
          {name}
        </h2>
        <p className="text-12 text-text-3">{countText(whole, form.now)}</p>
      </div>
      <ul>
        {attributes.map((attribute) => (
          <AttributeItem key={attribute.name} form={form} attribute={attribute} />
        ))}
      </ul>
    </section>
  );
}

function LostAnswers({ lost, forget }: ReturnType<typeof useLostAnswers>) {
  if (lost.length === 0) return null;
  const names = lost.map(
    ({ attribute, answer }) =>
      `${attribute.display_name} (${answerText(attribute, answer) || 'Not set'})`,
  );
  return (
    <Banner
      className="mt-4"
      role="alert"
      tone="pending"
      title={`${formatCount(lost.length, 'unsaved attribute is', 'unsaved attributes are')} no longer available`}
      actions={
        <Button size="sm" onClick={forget}>
          Dismiss
        </Button>
      }
    >
      {`The location’s categories have changed, so these values can’t be saved: ${formatList(names)}.`}
    </Banner>
  );
}

function answerText(
  { value_type: type, value_metadata: offered }: AttributeMetadata,
  { values, denied }: AttributeAnswer,
): string {
  if (type === 'BOOL') return values.map((value) => (value === 'true' ? 'Yes' : 'No')).join();
  const names = new Map(offered.map(({ value, display_name: name }) => [String(value), name]));
  const nameOf = (value: string) => names.get(value) ?? value;
  return [...values.map(nameOf), ...denied.map((value) => `not ${nameOf(value)}`)].join(', ');
}

interface AttributeItemProps {
  readonly form: AttributesForm;
  readonly attribute: AttributeMetadata;
}

function AttributeItem({ form, attribute }: AttributeItemProps) {
  const { name, display_name: title } = attribute;
  const { field } = useController({ control: form.control, name });
  // The initial values lack an attribute that the platform added after the form was opened.
  const answer = attributeAnswerOf({ [name]: field.value }, name);
  const setElement = (element: HTMLElement | null) =>
    field.ref(element && { focus: () => firstBox(element)?.focus() });
  return (
    <li ref={setElement} className="min-w-0 border-line px-4 py-1.5 not-first:border-t">
      <AttributeControl
        canBeUnset
        answer={answer}
        attribute={attribute}
        error={currentError(form.refusal, name, form.now[name])}
        onBlur={field.onBlur}
        onChange={(part) => field.onChange({ ...answer, ...part })}
      />
      <ConflictNote
        elsewhere={form.elsewhere}
        field={name}
        typed={answer}
        name={title}
        textOf={(other) => answerText(attribute, other)}
      />
    </li>
  );
}

const firstBox = (element: HTMLElement): HTMLElement | null =>
  element.querySelector<HTMLElement>('input:checked') ?? element.querySelector('input, button');
