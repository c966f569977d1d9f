import { useRef, useState } from 'react';
import { Button } from '../src/components/button.tsx';
import { Checkbox } from '../src/components/checkbox.tsx';
import { ConfirmDialog } from '../src/components/confirm-dialog.tsx';
import { DialogClose, Dialog } from '../src/components/dialog.tsx';
import { Overlay, OverlayClose } from '../src/components/overlay.tsx';
import { Sheet } from '../src/components/sheet.tsx';
import { TextField } from '../src/components/text-field.tsx';
import { tooltipAttributes } from '../src/lib/tooltip-attributes.ts';
import { Section, Specimen } from './specimen.tsx';
import { ToastSpecimens } from './toasts.tsx';

const sizes = ['sm', 'md', 'lg'] as const;

export function Overlays() {
  return (
    <Section
      id="overlays"
      lead="Dialogs for what cannot wait, toasts for what is done, tooltips for a name or a key. Escape closes each."
      title="Overlays"
    >
      <Specimen name="Dialog">
        {sizes.map((size) => (
          <ExampleDialog key={size} size={size} />
        ))}
        <LongDialog />
      </Specimen>
      <Specimen name="Confirm dialog">
        <ExampleConfirm />
      </Specimen>
      <Specimen name="Overlay">
        <ExampleOverlay />
      </Specimen>
      <Specimen name="Sheet">
        <ExampleSheet />
      </Specimen>
      <ToastSpecimens />
      <Specimen name="Tooltip">
        <Button {...tooltipAttributes({ content: 'Search everything', kbd: '/' })}>
          Point at me
        </Button>
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

function LongDialog() {
  return (
    <Dialog
      footer={
        <DialogClose>
          <Button variant="primary">Done</Button>
        </DialogClose>
      }
      size="sm"
      title="Ostler & Sons Locksmiths, Safes and Emergency Door Opening of Weston-super-Mare"
      trigger={<Button>Long title, much to scroll</Button>}
    >
      <div className="grid gap-1">
        {Array.from({ length: 40 }, (_, index) => (
          <Checkbox key={index} label={`Location ${index + 1}`} />
        ))}
      </div>
    </Dialog>
  );
}

function ExampleSheet() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Sheet</Button>
      <Sheet open={open} title="Go to" onClose={() => setOpen(false)}>
        <p>Labelled links to every place.</p>
      </Sheet>
    </>
  );
}

function ExampleOverlay() {
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Overlay</Button>
      <Overlay
        className="max-w-dialog-lg"
        fallbackFocus={() => null}
        initialFocus={field}
        label="Search"
        open={open}
        onClose={() => setOpen(false)}
      >
        <div className="grid gap-4 p-5">
          <TextField label="Search for" ref={field} />
          <OverlayClose>
            <Button className="justify-self-start">Close</Button>
          </OverlayClose>
        </div>
      </Overlay>
    </>
  );
}

function ExampleConfirm() {
  const [open, setOpen] = useState(false);
  const [error, setError] = useState<string>();
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Remove
      </Button>
      <ConfirmDialog
        confirmLabel="Remove 2 locations"
        description="This removes them from Placekeeper. Their profiles on Google don’t change."
        destructive
        error={error}
        open={open}
        title="Remove 2 locations?"
        onConfirm={() => setError('Google did not answer. Nothing was removed.')}
        onOpenChange={(next) => {
          setOpen(next);
          setError(undefined);
        }}
      />
    </>
  );
}
