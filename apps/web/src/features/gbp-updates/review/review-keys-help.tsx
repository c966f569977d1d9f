import { Button } from '@placekeeper/ui/button';
import { Dialog } from '@placekeeper/ui/dialog';
import { useHotkey } from '@placekeeper/ui/hooks/use-hotkey';
import { Kbd } from '@placekeeper/ui/kbd';
import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useShortcutsOn } from '../../../data/preferences/shortcuts.ts';
import { to } from '../../../lib/url/paths.ts';

const moving = [
  { keys: 'j', does: 'Next update' },
  { keys: 'k', does: 'Update before' },
  { keys: 'shift+r', does: 'Always reject such changes' },
] as const;

const deciding = [
  { keys: 'a', does: 'Accept' },
  { keys: 'r', does: 'Reject, keep ours' },
  { keys: 'd', does: 'Dismiss' },
  { keys: 'x', does: 'Select; a, r and d then decide all that are selected' },
  { keys: 'shift+x', does: 'Select all up to this one' },
  { keys: 'Escape', does: 'Clear the selection' },
] as const;

/** UPD-12: what the keys do, where they do it. */
export function ReviewKeysHelp({ archive }: { readonly archive: boolean }) {
  const [open, setOpen] = useState(false);
  const on = useShortcutsOn();
  useHotkey('?', () => setOpen(true), { enabled: on });
  const shown = archive ? moving : [...moving, ...deciding];
  return (
    <Dialog
      open={open}
      size="sm"
      title="Keys"
      description={
        <>
          {on
            ? 'They can be switched off in the '
            : 'Single-key shortcuts are off. They can be switched on in the '}
          <Link
            className="text-accent-text underline underline-offset-3"
            to={to('settings')}
            onClick={() => setOpen(false)}
          >
            settings
          </Link>
          .
        </>
      }
      trigger={
        <Button
          className="keyless:hidden"
          icon={<Keyboard aria-hidden />}
          kbd={on ? '?' : undefined}
          variant="ghost"
        >
          Keys
        </Button>
      }
      onOpenChange={setOpen}
    >
      <dl>
        {[...shown, { keys: '?', does: 'These keys' }].map(({ keys, does }) => (
          <div
            key={does}
            className="flex min-h-9 items-center justify-between gap-4 border-t border-line py-1.5"
          >
            <dt className="order-last shrink-0">
              <Kbd keys={keys} />
            </dt>
            <dd className="text-text-2">{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
