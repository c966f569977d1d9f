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
    <li className="relative grid gap-x-4 gap-y-2 rounded-8 border border-line bg-surface px-4 py-3.5 md:grid-cols-[8rem_minmax(0,1fr)]">
      <div className="pr-8">
        <h4 className="text-14 font-550">{label}</h4>
        {note && <p className="mt-1 text-12 text-text-3">{note}</p>}
      </div>
      <span className="absolute top-2 right-2">
        <IconButton
          icon={<X aria-hidden />}
          label={`Remove ${label} from this edit`}
          size="sm"
          onClick={onRemove}
        />
      </span>
      <div className="grid max-w-form gap-3" id={fieldElementId(path)}>
        {children}
      </div>
    </li>
  );
}
