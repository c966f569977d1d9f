import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Category } from '@placekeeper/contracts/model/category';
import { checkServiceName } from '@placekeeper/contracts/rules/check-service-name';
import { profileLimits } from '@placekeeper/contracts/rules/limits';
import { Button } from '@placekeeper/ui/button';
import { TextField } from '@placekeeper/ui/text-field';
import { Plus } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { isKind } from '../../data/http/api-error.ts';
import { useAddFreeForm } from '../../data/services/mutations.ts';
import { focusAfter } from '../../lib/browser/focus-after.ts';
import { ServiceChangeError } from './changes/change-error.tsx';

interface AddServiceProps {
  readonly id: LocationId;
  readonly category: Category;
  readonly isTaken: (name: string) => boolean;
  /** What is typed and not added yet. */
  readonly draft: string;
  readonly onDraft: (text: string) => void;
}

/** SVC-3: in own words, one after the other. */
export function AddService(props: AddServiceProps) {
  const [open, setOpen] = useState(props.draft !== '');
  const place = useRef<HTMLDivElement>(null);
  const show = (next: boolean) =>
    focusAfter(
      () => setOpen(next),
      () => place.current?.querySelector(next ? 'input' : 'button'),
    );
  return (
    <div ref={place} className="print:hidden">
      {open ? (
        <AddForm
          {...props}
          onClose={() => {
            props.onDraft('');
            show(false);
          }}
        />
      ) : (
        <Button
          size="sm"
          icon={<Plus aria-hidden />}
          aria-label={`Add a service to ${props.category.display_name}`}
          onClick={() => show(true)}
        >
          Add a service
        </Button>
      )}
    </div>
  );
}

type AddFormProps = AddServiceProps & { readonly onClose: () => void };

function AddForm({ id, category, isTaken, draft: name, onDraft: setName, onClose }: AddFormProps) {
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const add = useAddFreeForm(id);

  const submit = () => {
    if (add.isPending) return;
    const found =
      checkServiceName(name) ??
      (isTaken(name) ? 'This category already has a service of this name.' : null);
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

  const refused = isKind(add.error, 'validation') ? add.error.fields : null;
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
        label="Name of the service"
        hint="In the words of your customers, as “Same-day repairs”."
        limit={profileLimits.serviceName}
        value={name}
        error={error ?? (refused ? Object.values(refused).flat().join(' ') : undefined)}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setError(null);
          if (!add.isPending) add.reset();
        }}
      />
      {add.error && !refused && (
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
