import { Banner } from '@placekeeper/ui/banner';
import { Button } from '@placekeeper/ui/button';
import { ConfirmDialog } from '@placekeeper/ui/confirm-dialog';
import { Dialog, DialogClose } from '@placekeeper/ui/dialog';
import { TextField } from '@placekeeper/ui/text-field';
import { useId, useRef, useState, type ReactNode } from 'react';
import { NavigationType, useBlocker } from 'react-router';
import { isKind, writeErrorMessage, type ApiError } from '../../../data/http/api-error.ts';

interface NameDialogProps extends Omit<NameFormProps, 'id'> {
  readonly open: boolean;
  readonly title: string;
  readonly confirmLabel: string;
  readonly pending: boolean;
  readonly onClose: () => void;
}

/** TAG-1: a new name, or another one. What was typed stays until it is accepted. */
export function NameDialog(props: NameDialogProps) {
  const { open, title, confirmLabel, pending, onClose, ...form } = props;
  const id = useId();
  return (
    <Dialog
      closable={!pending}
      footer={
        <>
          <DialogClose>
            <Button disabledReason={pending ? 'Already on its way' : undefined} variant="ghost">
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
  /** What can be done about a refused name. */
  readonly children?: ReactNode;
  /** The field takes the focus back when the name is refused. */
  readonly onSubmit: (name: string, refused: () => void) => void;
  /** What was said about the name before no longer holds. */
  readonly onEdit: () => void;
}

function NameForm({ id, name, error, children, onSubmit, onEdit }: NameFormProps) {
  const [text, setText] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  const refusal = isKind(error, 'validation') ? (error.fields['name']?.[0] ?? error.message) : null;
  const errorMessage = refusal === null ? writeErrorMessage(error) : undefined;
  return (
    <form
      noValidate
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(text, () => field.current?.focus());
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
      <DialogLeaveGuard hasChanges={() => field.current?.value !== name} />
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
  /** Asked at the moment of leaving: what was rendered may be a key behind. */
  readonly hasChanges: () => boolean;
}

/**
 * DET-2: for a dialog somebody types in. The browser's Back takes the dialog along with its page, so it asks in the
 * words of Escape; what the dialog itself leads to does not.
 */
function DialogLeaveGuard({ hasChanges }: DialogLeaveGuardProps) {
  const blocker = useBlocker(
    ({ historyAction }) => historyAction === NavigationType.Pop && hasChanges(),
  );
  return (
    <ConfirmDialog
      destructive
      cancelLabel="Keep editing"
      confirmLabel="Discard"
      description="What you typed is not saved and would be lost."
      open={blocker.state === 'blocked'}
      title="Discard what you typed?"
      onConfirm={() => blocker.proceed?.()}
      onOpenChange={(open) => !open && blocker.reset?.()}
    />
  );
}
