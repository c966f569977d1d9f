import { Banner } from '@placekeeper/ui/banner';
import { Button } from '@placekeeper/ui/button';
import { ConfirmDialog } from '@placekeeper/ui/confirm-dialog';
import { Dialog, DialogClose } from '@placekeeper/ui/dialog';
import { TextField } from '@placekeeper/ui/text-field';
import { useId, useRef, useState, type ReactNode } from 'react';
import { NavigationType, useBeforeUnload, useBlocker } from 'react-router';
import { isKind, writeErrorMessage, type ApiError } from '../../../data/http/api-error.ts';
import { focusEditConflict } from '../../../widgets/form/focus-edit-conflict.ts';
import { LazyConflictChoice } from '../../../widgets/saved-form/conflict-note.tsx';

interface NameDialogProps extends Omit<NameFormProps, 'id'> {
  readonly open: boolean;
  readonly title: string;
  readonly confirmLabel: string;
  readonly pending: boolean;
  readonly onClose: () => void;
}

/** Creates or renames a tag. A refused name stays in the field. */
export function NameDialog(props: NameDialogProps) {
  const { open, title, confirmLabel, pending, onClose, ...form } = props;
  const id = useId();
  return (
    <Dialog
      closable={!pending}
      footer={
        <>
          <DialogClose>
            <Button disabledReason={pending ? 'Saving…' : undefined} variant="ghost">
              Cancel
            </Button>
          </DialogClose>
          <Button form={id} loading={pending} type="submit" variant="primary">
            {confirmLabel}
          </Button>
        </>
      }
      open={open}
      size="sm"
      title={title}
      onOpenChange={(next) => !next && onClose()}
    >
      <NameForm {...form} id={id} />
    </Dialog>
  );
}

interface NameFormProps {
  readonly id: string;
  readonly name: string;
  readonly error: ApiError | null;
  /** The action that resolves a refused name, such as a merge. */
  readonly children?: ReactNode;
  /** `refused` returns the focus to the field. */
  readonly onSubmit: (name: string, replaced: string, refused: () => void) => void;
  /** Called on each edit, to clear the error of the previous name. */
  readonly onEdit: () => void;
}

function NameForm({ id, name, error, children, onSubmit, onEdit }: NameFormProps) {
  const [text, setText] = useState(name);
  /** The saved name when the user started editing. */
  const [began, setBegan] = useState(name);
  const isOvertaken = name !== began && name !== text.trim();
  if (isOvertaken && text === began) {
    setText(name);
    setBegan(name);
  }
  const choose = (chosen: string) => {
    setText(chosen);
    setBegan(name);
    field.current?.focus();
  };
  const field = useRef<HTMLInputElement>(null);
  const refusal = isKind(error, 'validation') ? (error.fields['name']?.[0] ?? error.message) : null;
  const errorMessage = refusal === null ? writeErrorMessage(error) : undefined;
  return (
    <form
      noValidate
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        if (isOvertaken) return focusEditConflict();
        onSubmit(text, began, () => field.current?.focus());
      }}
    >
      <TextField
        autoComplete="off"
        error={refusal ?? undefined}
        label="Name"
        ref={field}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          if (error) onEdit();
        }}
        onFocus={(event) => event.currentTarget.select()}
      />
      {isOvertaken && (
        <LazyConflictChoice
          name="Name"
          text={name}
          onTake={() => choose(name)}
          onKeep={() => choose(text)}
        />
      )}
      <DialogLeaveGuard
        hasChanges={() => field.current?.value !== began}
        isChanged={text !== began}
      />
      {children}
      {errorMessage && (
        <Banner className="mt-4" role="alert" tone="danger">
          {errorMessage}
        </Banner>
      )}
    </form>
  );
}

interface DialogLeaveGuardProps {
  /** Called when the user leaves, because the rendered state may miss the last key press. */
  readonly hasChanges: () => boolean;
  /** The rendered state, which decides whether the browser asks before a reload. */
  readonly isChanged: boolean;
}

/**
 * DET-2: the browser's Back would close the dialog with its page, so it asks the same question as Escape. Navigation by
 * the dialog itself doesn't ask.
 */
function DialogLeaveGuard({ hasChanges, isChanged }: DialogLeaveGuardProps) {
  useBeforeUnload((event) => isChanged && event.preventDefault());
  const blocker = useBlocker(
    ({ historyAction }) => historyAction === NavigationType.Pop && hasChanges(),
  );
  return (
    <ConfirmDialog
      destructive
      cancelLabel="Keep editing"
      confirmLabel="Discard"
      description="You can’t undo this."
      open={blocker.state === 'blocked'}
      title="Discard changes?"
      onConfirm={() => blocker.proceed?.()}
      onOpenChange={(open) => !open && blocker.reset?.()}
    />
  );
}
