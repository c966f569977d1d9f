import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { cn } from '@placekeeper/ui/lib/cn';
import { useId, type ReactNode } from 'react';
import { FieldHistoryLink } from '../field-history/field-history-link.tsx';

interface FormSectionProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** Google's field, if the whole section edits a single field. */
  readonly field?: ProviderField;
  /** Set if the fields have no card of their own. */
  readonly card?: boolean;
  readonly children: ReactNode;
}

/** The title and description are left of the fields; on narrow screens, above them. */
export function FormSection({
  title,
  description,
  field,
  card = false,
  children,
}: FormSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-field={field}
      className="grid max-w-228 grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 pt-6 lg:grid-cols-[10rem_minmax(0,1fr)]"
    >
      <div>
        <div className="relative w-fit">
          <h2 id={id} className="text-14">
            {title}
          </h2>
          {field && <FieldHistoryLink field={field} />}
        </div>
        {description && (
          <p className="mt-1 max-w-form text-12 text-text-3 print:hidden">{description}</p>
        )}
      </div>
      <div
        className={cn(
          'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5',
          card && 'self-start rounded-8 border border-line bg-surface p-4',
        )}
      >
        {children}
      </div>
    </section>
  );
}
