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
    <li className="@container relative rounded-8 border border-line bg-surface px-4 pt-2 pb-4">
      <div className="grid gap-x-6 @min-[46rem]:grid-cols-[11rem_minmax(0,1fr)] @min-[46rem]:pt-1.5">
        <div className="pr-8 @min-[46rem]:pr-0">
          <h4 className="text-14 leading-8 font-550">{label}</h4>
          {note && <p className="pb-1.5 text-12 text-text-3">{note}</p>}
        </div>
        <span className="absolute top-2 right-2">
          <IconButton
            icon={<X aria-hidden />}
            label={`Remove ${label} from this edit`}
            size="sm"
            onClick={onRemove}
          />
        </span>
        <div className="grid max-w-form gap-3 pt-1" id={fieldElementId(path)}>
          {children}
        </div>
      </div>
    </li>
  );
}
