import { Button } from '@placekeeper/ui/button';
import { Dialog, DialogClose } from '@placekeeper/ui/dialog';
import { IconButton } from '@placekeeper/ui/icon-button';
import { TextField } from '@placekeeper/ui/text-field';
import { Trash2 } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import {
  useSavedViews,
  type SavedView,
  type UndoViews,
} from '../../../data/preferences/saved-views.ts';
import { showSuccess } from '../../../widgets/toast/show-success.ts';

const notStored = 'This browser doesn’t allow Placekeeper to save views.';
const longestName = 60;

interface DialogProps {
  readonly onClose: () => void;
}

export function SaveViewDialog({ query, onClose }: DialogProps & Pick<SavedView, 'query'>) {
  const { views, save } = useSavedViews();
  const [error, setError] = useState<string>();
  const id = useId();
  const submit = (name: string) => {
    const undo = save({ name, query });
    if (!undo) return setError(notStored);
    onClose();
    void showSuccess(`View “${name}” saved`, undoing(undo));
  };
  return (
    <Dialog
      open
      description="Saved in this browser. Other users don’t see this view."
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">Cancel</Button>
          </DialogClose>
          <Button form={id} type="submit" variant="primary">
            Save view
          </Button>
        </>
      }
      size="sm"
      title="Save view"
      onOpenChange={(open) => !open && onClose()}
    >
      <NameForm
        error={error}
        id={id}
        name=""
        note={(name) => isTaken(views, name) && 'Replaces the view with this name.'}
        onSubmit={submit}
      />
    </Dialog>
  );
}

export function ManageViewsDialog({ onClose }: DialogProps) {
  const { views, rename } = useSavedViews();
  // The typed names by the saved name.
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const finish = () => {
    const renamed = new Map<string, UndoViews>();
    const failed: Record<string, string> = {};
    const names = new Set(views.map(({ name }) => name));
    for (const { name } of views) {
      const wanted = (drafts[name] ?? name).trim().slice(0, longestName);
      if (wanted === name) continue;
      if (wanted === '') failed[name] = 'Enter a name.';
      else if (names.has(wanted)) failed[name] = 'Another view has this name.';
      else {
        const undo = rename(name, wanted);
        if (!undo) failed[name] = notStored;
        else renamed.set(wanted, undo);
        names.add(wanted);
      }
    }
    setErrors(failed);
    if (renamed.size > 0)
      void showSuccess(renamedText([...renamed.keys()]), undoing(...renamed.values()));
    if (Object.keys(failed).length === 0) onClose();
  };
  return (
    <Dialog
      open
      footer={
        <Button variant="primary" onClick={finish}>
          Done
        </Button>
      }
      title="Manage views"
      onOpenChange={(open) => !open && onClose()}
    >
      <ul className="grid gap-3">
        {views.map((view) => (
          <ViewLine
            key={view.name}
            problem={errors[view.name]}
            view={view}
            onType={(text) => {
              setDrafts({ ...drafts, [view.name]: text });
              setErrors({ ...errors, [view.name]: '' });
            }}
          />
        ))}
      </ul>
      {views.length === 0 && <p className="text-text-2">No saved views.</p>}
    </Dialog>
  );
}

const renamedText = ([first, ...others]: readonly string[]): string =>
  others.length === 0 ? `View renamed to “${first}”` : `${others.length + 1} views renamed`;

interface ViewLineProps {
  readonly view: SavedView;
  readonly problem: string | undefined;
  readonly onType: (text: string) => void;
}

function ViewLine({ view: { name }, problem, onType }: ViewLineProps) {
  const { views, rename, remove } = useSavedViews();
  const [error, setError] = useState<string>();
  const id = useId();
  const submit = (next: string) => {
    if (next === name) return;
    if (isTaken(views, next)) return setError('Another view has this name.');
    const undo = rename(name, next);
    if (!undo) return setError(notStored);
    void showSuccess(renamedText([next]), undoing(undo));
  };
  return (
    <li className="flex items-end gap-2">
      <NameForm
        error={problem || error}
        id={id}
        label={`Name of ${name}`}
        name={name}
        onSubmit={submit}
        onType={onType}
      />
      <Button form={id} type="submit">
        Rename
      </Button>
      <IconButton
        icon={<Trash2 aria-hidden />}
        label={`Delete ${name}`}
        onClick={() => {
          const undo = remove(name);
          if (!undo) return setError(notStored);
          void showSuccess(`View “${name}” deleted`, undoing(undo));
        }}
      />
    </li>
  );
}

const isTaken = (views: readonly SavedView[], wanted: string): boolean =>
  views.some(({ name }) => name === wanted.trim());

const undoing = (...undos: readonly UndoViews[]) => ({
  run: async () => {
    for (const undo of undos) undo();
  },
  failed: 'Couldn’t restore the view.',
});

interface NameFormProps {
  readonly id: string;
  readonly name: string;
  readonly label?: string;
  readonly error: string | undefined;
  readonly note?: (name: string) => ReactNode;
  readonly onSubmit: (name: string) => void;
  readonly onType?: (text: string) => void;
}

function NameForm({ id, name, label = 'Name', error, note, onSubmit, onType }: NameFormProps) {
  const [text, setText] = useState(name);
  const [isEmpty, setEmpty] = useState(false);
  return (
    <form
      noValidate
      className="min-w-0 flex-1"
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = text.trim();
        setEmpty(wanted === '');
        if (wanted !== '') onSubmit(wanted.slice(0, longestName));
      }}
    >
      <TextField
        autoComplete="off"
        error={isEmpty ? 'Enter a name.' : error}
        hint={note?.(text) || undefined}
        label={label}
        limit={longestName}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          onType?.(currentTarget.value);
        }}
      />
    </form>
  );
}
