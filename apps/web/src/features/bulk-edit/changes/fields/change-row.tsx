import { IconButton } from '@placekeeper/ui/icon-button';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { fieldElementId } from './focus-field.ts';

interface ChangeRowProps {
  readonly label: string;
  readonly note: string | undefined;
  /** Path in the request. */
  readonly path: string;
  readonly children: ReactNode;
  readonly onRemove: () => void;
}

export function ChangeRow({ label, note, path, children, onRemove }: ChangeRowProps) {
  return (
    <li className="rounded-8 border border-line bg-surface px-4 pt-2 pb-4">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h4 className="text-14 font-550">{label}</h4>
        <IconButton
          className="-mr-2"
          icon={<X aria-hidden />}
          label={`Remove ${label} from this edit`}
          size="sm"
          onClick={onRemove}
        />
      </div>
      {note && <p className="pb-1.5 text-12 text-text-3">{note}</p>}
      <div className="grid max-w-form gap-3 pt-1" id={fieldElementId(path)}>
        {children}
      </div>
    </li>
  );
}
