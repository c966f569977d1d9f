import { Banner } from '@placekeeper/ui/banner';
import { cn } from '@placekeeper/ui/lib/cn';
import { SaveBar } from '@placekeeper/ui/save-bar';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { useFormState } from 'react-hook-form';
import { formatCount } from '../../../lib/format.ts';
import { changedFields, fieldNames } from './changed-fields.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { refusedFields } from './refusal.ts';
import type { InfoForm } from './use-info-form.ts';
import { useInfoValues } from './use-info-values.ts';

/** What is not saved yet, what keeps it from being saved, and the way out of either. */
export function SaveArea({ form }: { readonly form: InfoForm }) {
  const now = useInfoValues(form.view);
  const { errors } = useFormState({ control: form.view.control });
  const changed = changedFields(form.saved, now);
  const dirty = changed.length > 0;
  const wrong = new Set([...Object.keys(errors), ...refusedFields(form.view.refusal, now)]).size;

  return (
    <>
      <VisuallyHidden role="status">{form.isSaved && !dirty && 'Saved'}</VisuallyHidden>
      <div className={cn('sticky bottom-0 z-20 -mx-gutter print:hidden', dirty && '-mb-12')}>
        {dirty && form.problem && (
          <Banner
            role="alert"
            tone="danger"
            title="Not saved."
            className="mx-gutter mb-3 max-w-202 shadow-pop"
          >
            {form.problem}
          </Banner>
        )}
        <SaveBar
          dirty={dirty}
          fields={fieldNames(changed)}
          saving={form.saving}
          error={
            dirty && wrong > 0
              ? `${formatCount(wrong, 'field needs', 'fields need')} your attention`
              : undefined
          }
          onShowError={showFirst}
          onSave={form.save}
          onDiscard={form.discard}
        />
      </div>
      <LeaveGuard names={fieldNames(changed)} hasChanges={form.hasChanges} onLeave={form.discard} />
    </>
  );
}

const showFirst = (): void =>
  document.querySelector<HTMLElement>('main form [aria-invalid=true]')?.focus();
