import { Toaster } from '@placekeeper/ui/toaster';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useController } from 'react-hook-form';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { apiError, type ApiError } from '../data/http/api-error.ts';
import { SaveArea } from '../widgets/form/save-area.tsx';
import { ConflictNote } from '../widgets/saved-form/conflict-note.tsx';
import { currentError, type SavedForm } from '../widgets/saved-form/saved-form.ts';
import { useFormStatus } from '../widgets/saved-form/use-form-status.ts';
import { useSavedForm } from '../widgets/saved-form/use-saved-form.ts';
import { renderWithQueries } from './render.tsx';

type Values = Record<'name' | 'phone', string>;
const fields = ['name', 'phone'] as const;
const changedFields = (saved: Values, now: Values) =>
  fields.filter((field) => saved[field] !== now[field]);

interface FormProps {
  readonly failure: ApiError | null;
  readonly keepsPhone: boolean;
  /** Values that another user saved, without an event. */
  readonly unannounced: Partial<Values>;
  /** Another user's phone that is shown before the response of this form's save. */
  readonly overwrites: string | null;
  /** The platform saves all values, but the call fails with `failure`. */
  readonly losesResponse: boolean;
  /** Reads after the first one fail. */
  readonly isUnreachable: boolean;
  /** The page shows a read after the code that waits for it has continued, as the query cache does. */
  readonly showsLate: boolean;
}

export const sent = vi.fn<(values: Values) => void>();
export const read = vi.fn<() => void>();

/** The platform capitalizes names; it saves the name first and then fails as configured. */
function Form(props: FormProps) {
  const { failure, unannounced, keepsPhone, overwrites, losesResponse, isUnreachable, showsLate } =
    props;
  const platform = useRef<Values>({ name: 'HARBOUR', phone: '1' });
  const [saved, showSaved] = useState<Values>(() => ({ name: 'HARBOUR', phone: '1' }));
  const setSaved = (values: Values) => {
    platform.current = values;
    showSaved(values);
  };
  const mutation = useMutation<Values, ApiError, () => Promise<Values>>({
    mutationFn: (save) => save(),
  });
  const form = useSavedForm<Values>({
    saved,
    fields,
    changedFields,
    mutation,
    hasEvents: () => true,
    current: () => {
      read();
      if (isUnreachable && read.mock.calls.length > 1)
        return Promise.reject(apiError({ kind: 'offline' }));
      const now = { ...platform.current, ...unannounced };
      platform.current = now;
      if (showsLate) setTimeout(() => showSaved(now));
      else showSaved(now);
      return Promise.resolve(now);
    },
    send: (values, _, onPart) =>
      mutation.mutateAsync(() => {
        sent(values);
        if (failure && losesResponse) {
          platform.current = { ...values, name: values.name.toUpperCase() };
          return Promise.reject(failure);
        }
        const half = { ...saved, ...unannounced, name: values.name.toUpperCase() };
        onPart(['name'], half);
        setSaved(half);
        if (failure) return Promise.reject(failure);
        const whole = keepsPhone ? { ...half, phone: values.phone } : half;
        setSaved(whole);
        if (overwrites !== null) flushSync(() => setSaved({ ...whole, phone: overwrites }));
        return Promise.resolve(whole);
      }),
    errorsOf: ({ phone }) => ({
      fields: phone ? { phone: { message: phone.join(' '), parts: {} } } : {},
      others: [],
    }),
  });
  const { changed, conflicts } = useFormStatus(form);
  return (
    <main>
      <h1 tabIndex={-1}>Harbour</h1>
      <form>
        {fields.map((field) => (
          <Box key={field} form={form} name={field} />
        ))}
      </form>
      <button type="button" onClick={() => setSaved({ ...saved, phone: '9' })}>
        Somebody else
      </button>
      <button
        type="button"
        onClick={() => {
          platform.current = { ...platform.current, phone: '9' };
        }}
      >
        Unannounced
      </button>
      <SaveArea {...form} changed={changed} wrong={0} elsewhere={conflicts} />
      <Toaster />
    </main>
  );
}

interface BoxProps {
  readonly form: SavedForm<Values>;
  readonly name: keyof Values;
}

function Box({ form, name }: BoxProps) {
  const { field } = useController({ control: form.control, name });
  const error = currentError(form.refusal, name, field.value);
  return (
    <>
      <input aria-label={name} aria-invalid={error ? true : undefined} {...field} />
      {error?.message}
      <ConflictNote
        elsewhere={form.elsewhere}
        field={name}
        typed={field.value}
        name={name}
        textOf={String}
      />
    </>
  );
}

export const show = (
  failure: ApiError | null = null,
  unannounced: Partial<Values> = {},
  {
    keepsPhone = true,
    overwrites = null as string | null,
    losesResponse = false,
    isUnreachable = false,
    showsLate = false,
  } = {},
) => {
  const element = (
    <Form
      failure={failure}
      isUnreachable={isUnreachable}
      keepsPhone={keepsPhone}
      losesResponse={losesResponse}
      overwrites={overwrites}
      showsLate={showsLate}
      unannounced={unannounced}
    />
  );
  return renderWithQueries(
    <RouterProvider
      router={createMemoryRouter([
        { path: '/', element },
        { path: '/away', element: 'Away' },
      ])}
    />,
  );
};

export const name = page.getByLabelText('name', { exact: true });
export const phone = page.getByLabelText('phone', { exact: true });
export const bar = page.getByRole('region', { name: 'Unsaved changes' });
export const choice = page.getByRole('group', { name: 'Choose a value: phone' });
export const somebodyElse = page.getByRole('button', { name: 'Somebody else' });
export const save = () => userEvent.keyboard('{Control>}s{/Control}');
