import { checkServiceName } from '@placekeeper/contracts/rules/check-service-name';
import { profileLimits } from '@placekeeper/contracts/rules/limits';
import { Button } from '@placekeeper/ui/button';
import { TextField } from '@placekeeper/ui/text-field';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { useState, type MouseEvent } from 'react';
import { catalogueQueries, useCategorySource } from '../../../../data/catalogue/queries.ts';
import type { StandardService } from '../../../../data/catalogue/used-by-locations.ts';
import { focusAfter } from '../../../../lib/browser/focus-after.ts';
import { CatalogueChoice } from '../../../../widgets/form/catalogue-choice.tsx';
import { ChosenMembers } from '../lists/chosen-members.tsx';
import { withPart } from '../draft.ts';
import { type Named, withMember, type ListName } from '../lists/list-draft.ts';
import type { PartEditorProps } from '../change-parts.ts';
import { draftServiceKey, type Service } from './service-changes.ts';

const titles: Readonly<Record<ListName, string>> = { add: 'Add', remove: 'Remove' };

export function ServicesChange({ draft, onChange }: PartEditorProps) {
  const { services } = draft;
  return (
    <>
      <p className="text-12 text-text-3">
        Other services stay the same. Each service belongs to a category. Locations without that
        category are skipped.
      </p>
      {(['add', 'remove'] as const).map((list) => (
        <ServiceMembers
          key={list}
          list={list}
          members={services[list]}
          onChange={(service, on) =>
            onChange(
              withPart(draft, 'services', withMember(services, list, service, on, draftServiceKey)),
            )
          }
        />
      ))}
    </>
  );
}

interface ServiceMembersProps {
  readonly list: ListName;
  readonly members: readonly Service[];
  readonly onChange: (service: Service, on: boolean) => void;
}

function ServiceMembers({ list, members, onChange }: ServiceMembersProps) {
  const [done, setDone] = useState('');
  const change = (service: Service, on: boolean) => {
    onChange(service, on);
    setDone(
      `${service.name} ${on ? `will be ${list === 'add' ? 'added' : 'removed'}` : 'removed from this edit'}`,
    );
  };
  const isChosen = (id: string) => members.some((service) => draftServiceKey(service) === id);
  return (
    <div data-members aria-label={`${titles[list]} services`} className="grid gap-2" role="group">
      <CatalogueChoice
        choicesOf={(services) =>
          services.map((service) => ({
            value: service.service_type_id,
            label: labelOf(service),
            disabledReason: isChosen(service.service_type_id) ? 'Selected' : undefined,
            name: service.display_name,
          }))
        }
        hint={
          list === 'add'
            ? 'Services your locations already list, and Google’s suggestions for them.'
            : 'Locations without the service stay the same.'
        }
        label={`${titles[list]} a standard service`}
        noun="standard service"
        source="locations"
        placeholder="Search services"
        query={catalogueQueries.services}
        onChoose={({ value, name }) => change({ type: 'structured', id: value, name }, true)}
      />
      <OwnWords list={list} onAdd={(service) => change(service, true)} />
      <ChosenMembers
        label={`Services to ${list}`}
        members={members.map((service) => ({
          key: draftServiceKey(service),
          name: titleOf(service),
        }))}
        onRemove={(key) => {
          const service = members.find((member) => draftServiceKey(member) === key);
          if (service) change(service, false);
        }}
      />
      <VisuallyHidden role="status">{done}</VisuallyHidden>
    </div>
  );
}

const titleOf = (service: Service): string =>
  service.type === 'structured' ? service.name : `${service.name} (${service.category.name})`;

/** Adds the category, because several categories have services of the same name. */
const labelOf = ({ display_name: name, category }: StandardService): string =>
  category ? `${name} (${category.display_name})` : name;

interface OwnWordsProps {
  readonly list: ListName;
  readonly onAdd: (service: Service) => void;
}

function OwnWords({ list, onAdd }: OwnWordsProps) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [category, setCategory] = useState<Named | null>(null);
  const source = useCategorySource();
  const [error, setError] = useState<{ readonly name?: string; readonly category?: string }>({});
  const show =
    (next: boolean) =>
    ({ currentTarget }: MouseEvent) => {
      const members = currentTarget.closest('[data-members]');
      focusAfter(
        () => setOpen(next),
        () => members?.querySelector(next ? 'form input' : '[data-own-words]'),
      );
    };
  if (!isOpen)
    return (
      <Button
        data-own-words
        className="justify-self-start"
        size="sm"
        variant="ghost"
        onClick={show(true)}
      >
        {titles[list]} a custom service
      </Button>
    );

  const submit = (form: HTMLFormElement) => {
    const nameError = checkServiceName(name);
    focusAfter(
      () => {
        setError({
          ...(nameError && { name: nameError }),
          ...(!category && { category: 'Choose a category for this service.' }),
        });
        if (nameError || !category) return;
        onAdd({ type: 'free_form', category, name: name.trim() });
        setName('');
      },
      () => form.querySelector('[aria-invalid=true]') ?? form.querySelector('input'),
    );
  };
  return (
    <form
      noValidate
      aria-label={`${titles[list]} a custom service`}
      className="grid gap-3 rounded-8 border border-line p-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      <TextField
        autoComplete="off"
        error={error.name}
        hint={
          list === 'remove' ? 'Enter the exact service name used at these locations.' : undefined
        }
        label="Service name"
        limit={profileLimits.serviceName}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <CatalogueChoice
        choicesOf={({ categories }) =>
          categories.map(({ id, display_name: title }) => ({ value: id, label: title }))
        }
        error={error.category}
        hint={category ? `In ${category.name}` : undefined}
        label="Category"
        noun="category"
        placeholder={category?.name ?? 'Search categories'}
        query={catalogueQueries.categories}
        source={source}
        onChoose={({ value, label }) => setCategory({ id: value, name: label })}
      />
      <div className="flex gap-2">
        <Button size="sm" type="submit">
          {titles[list]} this service
        </Button>
        <Button size="sm" variant="ghost" onClick={show(false)}>
          Close
        </Button>
      </div>
    </form>
  );
}
