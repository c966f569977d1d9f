import type { LocationId } from '@placekeeper/contracts/core/id';
import { shownText } from '@placekeeper/contracts/core/wire-types';
import type { Category } from '@placekeeper/contracts/model/category';
import type { CategoryServices, GoogleService } from '@placekeeper/contracts/model/service';
import { checkServiceName } from '@placekeeper/contracts/rules/check-service-name';
import { profileLimits } from '@placekeeper/contracts/rules/limits';
import { Badge } from '@placekeeper/ui/badge';
import { Button } from '@placekeeper/ui/button';
import { IconButton } from '@placekeeper/ui/icon-button';
import { cn } from '@placekeeper/ui/lib/cn';
import { TextField } from '@placekeeper/ui/text-field';
import { X, Plus } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { isKind, refusalText } from '../../data/http/api-error.ts';
import { useAddFreeForm } from '../../data/services/mutations.ts';
import type { Suggestion } from '../../data/services/queries.ts';
import { keyOfService } from '../../data/services/service-changes.ts';
import { focusAfter } from '../../lib/browser/focus-after.ts';
import { formatCount } from '../../lib/text/format.ts';
import { withKeys, isStray } from './category-lists.ts';
import { ServiceChangeError } from './changes/change-error.tsx';
import { moveFocusAfterRemoval } from './changes/move-focus-after-removal.ts';
import type { ServiceList } from './service-list.ts';

interface CategorySectionProps {
  readonly list: ServiceList;
  readonly primary: boolean;
  readonly content: CategoryServices;
}

export function CategorySection({
  list,
  primary,
  content: { category, services },
}: CategorySectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-line not-first:border-t">
      <AddService
        id={list.id}
        category={category}
        isTaken={(name) => list.isNameTaken(category.id, name)}
        suggestionsFor={(name) => list.suggestionsFor(category.id, name)}
        addSuggestion={list.addSuggestion}
        isEmpty={services.length === 0}
        draft={list.drafts.of(category.id)}
        onDraft={(text) => list.drafts.write(category.id, text)}
      >
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
          <h2 id={id} className="min-w-0 text-13 wrap-anywhere">
            {category.display_name}
          </h2>
          <p className="text-12 text-text-3">
            {primary ? 'Primary' : 'Additional'} category{' · '}
            {services.length > 0 ? formatCount(services.length, 'service') : 'No services'}
          </p>
        </div>
      </AddService>
      <ul>
        {withKeys(services).map(({ key, service }) => (
          <ServiceRow key={key} list={list} service={service} />
        ))}
      </ul>
    </section>
  );
}

interface ServiceRowProps {
  readonly list: ServiceList;
  readonly service: GoogleService;
}

function ServiceRow({ list, service }: ServiceRowProps) {
  const name = shownText(service.display_name);
  const key = keyOfService(service);
  const removing = list.changes.pending.get(key) === 'remove';
  return (
    <li ref={moveFocusAfterRemoval} className="border-t border-line py-1 pr-2 pl-4">
      <div className="flex items-center gap-2">
        <span
          className={cn(
            'flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 text-14 wrap-anywhere',
            removing && 'text-text-3 line-through',
          )}
        >
          <bdi>{name}</bdi>
          {service.type === 'free_form' && <Badge>Custom</Badge>}
          {isStray(service, list.categoryIds) && <Badge tone="pending">No matching category</Badge>}
          {list.duplicates.has(service) && <Badge tone="pending">Duplicate</Badge>}
        </span>
        {removing && <span className="text-12 text-text-3">Removing…</span>}
        <IconButton
          className="print:hidden"
          icon={<X aria-hidden />}
          label={`Remove ${name}`}
          loading={removing}
          onClick={() => list.remove(service)}
        />
      </div>
      <ServiceChangeError id={list.id} failed={list.changes.errors.get(key)} />
    </li>
  );
}

interface AddServiceProps {
  readonly id: LocationId;
  readonly category: Category;
  readonly isTaken: (name: string) => boolean;
  readonly suggestionsFor: (name: string) => readonly Suggestion[];
  readonly addSuggestion: (suggestion: Suggestion) => void;
  /** The typed name of a service that isn't added yet. */
  readonly draft: string;
  readonly onDraft: (text: string) => void;
}

interface CategoryHeadProps extends AddServiceProps {
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

/** The head of a category with its button. The form stays open after each service, for the next one. */
function AddService({ children, isEmpty, ...props }: CategoryHeadProps) {
  const [open, setOpen] = useState(props.draft !== '');
  const place = useRef<HTMLDivElement>(null);
  const show = (next: boolean) =>
    focusAfter(
      () => setOpen(next),
      () => place.current?.querySelector(next ? 'input' : 'button'),
    );
  const close = () => {
    props.onDraft('');
    show(false);
  };
  return (
    <div ref={place}>
      <div className={cn('flex items-center gap-3 py-1 pr-2 pl-4', !isEmpty && 'bg-canvas')}>
        {children}
        <Button
          size="sm"
          variant="ghost"
          icon={<Plus aria-hidden />}
          aria-expanded={open}
          aria-label={`Add a service to ${props.category.display_name}`}
          onClick={() => (open ? close() : show(true))}
        >
          Add a service
        </Button>
      </div>
      {open && (
        <div className="border-t border-line px-4 py-2.5 print:hidden">
          <AddForm {...props} onClose={close} />
        </div>
      )}
    </div>
  );
}

type AddFormProps = AddServiceProps & { readonly onClose: () => void };

function AddForm(props: AddFormProps) {
  const { id, category, isTaken, suggestionsFor, draft: name, onDraft: setName, onClose } = props;
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const add = useAddFreeForm(id);

  const submit = () => {
    if (add.isPending) return;
    const found =
      checkServiceName(name) ??
      (isTaken(name) ? 'This category already has a service with this name.' : null);
    setError(found);
    input.current?.focus();
    if (found) return;
    add.mutate(
      { category_id: category.id, display_name: name.trim() },
      { onSuccess: () => setName('') },
    );
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };

  const refused = isKind(add.error, 'validation') ? refusalText(add.error) : undefined;
  return (
    <form
      noValidate
      aria-label={`Add a service to ${category.display_name}`}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        ref={input}
        autoComplete="off"
        onKeyDown={closeOnEscape}
        label="Service name"
        hint="Use the words customers search for, such as “Same-day repairs”."
        limit={profileLimits.serviceName}
        value={name}
        error={error ?? refused}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setError(null);
          if (!add.isPending) add.reset();
        }}
      />
      <Completions
        suggestions={suggestionsFor(name)}
        onChoose={(suggestion) => {
          props.addSuggestion(suggestion);
          setName('');
          setError(null);
          input.current?.focus();
        }}
      />
      {add.error && refused === undefined && (
        <ServiceChangeError id={id} failed={{ change: 'add', error: add.error }} />
      )}
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="primary" loading={add.isPending}>
          Add
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  );
}

interface CompletionsProps {
  readonly suggestions: readonly Suggestion[];
  readonly onChoose: (suggestion: Suggestion) => void;
}

function Completions({ suggestions, onChoose }: CompletionsProps) {
  return (
    <div role="status" className="empty:hidden">
      {suggestions.length > 0 && (
        <>
          <p className="text-12 text-text-3">Standard services by Google</p>
          <ul className="mt-1 flex flex-wrap gap-1.5">
            {suggestions.map((suggestion) => (
              <li key={suggestion.id} className="max-w-full">
                <Button
                  wraps
                  size="sm"
                  icon={<Plus aria-hidden />}
                  aria-label={`Add ${suggestion.display_name}`}
                  onClick={() => onChoose(suggestion)}
                >
                  {suggestion.display_name}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
