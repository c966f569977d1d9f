import { useState } from 'react';
import { Button } from '../src/components/button.tsx';
import { ConfirmDialog } from '../src/components/confirm-dialog.tsx';
import { DialogClose, Dialog } from '../src/components/dialog.tsx';
import { TextField } from '../src/components/text-field.tsx';
import { Tooltip } from '../src/components/tooltip.tsx';
import { Section, Specimen } from './specimen.tsx';
import { ToastSpecimens } from './toasts.tsx';

const sizes = ['sm', 'md', 'lg'] as const;

export function Overlays() {
  return (
    <Section title="Overlays">
      <Specimen name="Dialogs">
        {sizes.map((size) => (
          <ExampleDialog key={size} size={size} />
        ))}
        <ExampleConfirm />
      </Specimen>
      <ToastSpecimens />
      <Specimen name="Tooltip">
        <Tooltip content="Search everything" kbd="/">
          <Button>Point at me</Button>
        </Tooltip>
      </Specimen>
    </Section>
  );
}

function ExampleDialog({ size }: { size: 'sm' | 'md' | 'lg' }) {
  return (
    <Dialog
      description="The tag is put on the 2 chosen locations."
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">Cancel</Button>
          </DialogClose>
          <Button variant="primary">Create tag</Button>
        </>
      }
      size={size}
      title="New tag"
      trigger={<Button>Dialog {size}</Button>}
    >
      <TextField hint="Up to 50 characters." label="Name" required />
    </Dialog>
  );
}

function ExampleConfirm() {
  const [error, setError] = useState<string>();
  return (
    <ConfirmDialog
      confirmLabel="Remove 2 locations"
      description="They leave Placekeeper; their profiles on Google stay as they are."
      destructive
      error={error}
      title="Remove 2 locations?"
      trigger={<Button variant="danger">Remove</Button>}
      onConfirm={() => setError('Google did not answer. Nothing was removed.')}
      onOpenChange={() => setError(undefined)}
    />
  );
}
