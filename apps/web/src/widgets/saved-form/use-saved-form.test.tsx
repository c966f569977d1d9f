import { Toaster } from '@placekeeper/ui/toaster';
import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useController, useWatch } from 'react-hook-form';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '../../data/api/query-client.ts';
import { apiError, type ApiError } from '../../data/http/api-error.ts';
import { connection, noteEvent } from '../../data/http/realtime-connection.ts';
import { SaveArea } from '../form/save-area.tsx';
import { ConflictNote } from './conflict-note.tsx';
import { conflictingFields } from './edit-conflicts.ts';
// The form loads it on demand, and the fake clock does not wait for that.
import '../../data/realtime/read-after-save.ts';
import { currentError } from './server-errors.ts';
import { useSavedForm, type SavedForm } from './use-saved-form.ts';

type Values = Record<'name' | 'phone', string>;
const fields = ['name', 'phone'] as const;
const changedFields = (saved: Values, now: Values) =>
  fields.filter((field) => saved[field] !== now[field]);

interface FormProps {
  readonly failure: ApiError | null;
  readonly keepsPhone: boolean;
  /** A value saved by someone else without an event. */
  readonly untold: Partial<Values>;
  /** Another user's phone that is shown before the response of this form's save. */
  readonly overwrites: string | null;
  /** The platform saves everything before the failure. */
  readonly losesResponse: boolean;
  /** Reads after the first one fail. */
  readonly isUnreachable: boolean;
}

const sent = vi.fn<(values: Values) => void>();
const read = vi.fn<() => void>();
beforeEach(() => {
  sent.mockReset();
  read.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  connection.set('waiting');
});

/** The platform capitalizes names; it saves the name first and then fails as configured. */
function Form(props: FormProps) {
  const { failure, untold, keepsPhone, overwrites, losesResponse, isUnreachable } = props;
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
      const now = { ...platform.current, ...untold };
      setSaved(now);
      return Promise.resolve(now);
    },
    send: (values, _, onPart) =>
      mutation.mutateAsync(() => {
        sent(values);
        if (failure && losesResponse) {
          platform.current = { ...values, name: values.name.toUpperCase() };
          return Promise.reject(failure);
        }
        const half = { ...saved, ...untold, name: values.name.toUpperCase() };
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
  const now = useWatch({ control: form.control, compute: (values) => ({ ...values }) });
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
      <SaveArea
        {...form}
        changed={changedFields(saved, now)}
        wrong={0}
        elsewhere={conflictingFields(fields, form.elsewhere.since, now).length}
      />
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

const show = (
  failure: ApiError | null = null,
  untold: Partial<Values> = {},
  {
    keepsPhone = true,
    overwrites = null as string | null,
    losesResponse = false,
    isUnreachable = false,
  } = {},
) => {
  const element = (
    <QueryClientProvider client={queryClient}>
      <Form
        failure={failure}
        isUnreachable={isUnreachable}
        keepsPhone={keepsPhone}
        losesResponse={losesResponse}
        overwrites={overwrites}
        untold={untold}
      />
    </QueryClientProvider>
  );
  return render(
    <RouterProvider
      router={createMemoryRouter([
        { path: '/', element },
        { path: '/away', element: 'Away' },
      ])}
    />,
  );
};

const name = page.getByLabelText('name', { exact: true });
const phone = page.getByLabelText('phone', { exact: true });
const bar = page.getByRole('region', { name: 'Unsaved changes' });
const choice = page.getByRole('group', { name: 'Choose a value: phone' });
const somebodyElse = page.getByRole('button', { name: 'Somebody else' });
const save = () => userEvent.keyboard('{Control>}s{/Control}');

test('@DET-2 a partly failed save names the saved fields and keeps the others unsaved', async () => {
  await show(apiError({ kind: 'offline' }, { endpoint: 'locations.updateCategories' }));
  await name.fill('Quay');
  await phone.fill('2');
  await save();
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent(/Partly saved Saved: name\. Not saved: phone\./);
  await expect.element(alert).toMatchTextContent(/Can’t reach Placekeeper/);
  await expect.element(name).toHaveValue('QUAY');
  await expect.element(phone).toHaveValue('2');
  await expect.element(bar).toMatchTextContent(/phone/);
  await expect.element(bar).not.toMatchTextContent(/name/);
  await expect.element(page.getByText(/Changed elsewhere/)).not.toBeInTheDocument();
});

test('@ERR-4 a partly refused save does the same', async () => {
  const fieldError = { kind: 'validation', fields: { phone: ['Too short.'] } } as const;
  await show(apiError(fieldError, { endpoint: 'locations.updateCategories' }));
  await name.fill('Quay');
  await phone.fill('2');
  await save();
  await expect.element(page.getByText('Too short.')).toBeVisible();
  await expect.element(phone).toHaveFocus();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/Partly saved Saved: name\. Not saved: phone\./);
});

const noResponse = apiError({ kind: 'offline', timedOut: true, mayBeDone: true });

test('@ERR-4 @DET-2 a save whose response is lost is confirmed', async () => {
  await show(noResponse, {}, { losesResponse: true });
  await name.fill('Quay');
  await phone.fill('2');
  await save();
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(page.getByText('Saved', { exact: true }).last()).toBeVisible();
  await expect.element(name).toHaveValue('QUAY');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(sent).toHaveBeenCalledOnce();
});

test('@ERR-4 @DET-2 a save without a response that cannot be looked up is not called failed', async () => {
  await show(noResponse, {}, { losesResponse: true, isUnreachable: true });
  await phone.fill('2');
  await save();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(
      /Your changes may not be saved Placekeeper didn’t respond in time\. The request may still/,
    );
  await expect.element(phone).toHaveValue('2');
  await expect.element(bar).toBeVisible();
  await save();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/Your changes may not be saved Can’t reach Placekeeper\./);
  await expect.element(phone).toHaveValue('2');
  expect(sent).toHaveBeenCalledOnce();
});

test('@ERR-4 @DET-2 a save whose read before it has no response has failed, and can be repeated', async () => {
  await show(apiError({ kind: 'forbidden' }));
  read.mockImplementationOnce(() => {
    throw apiError({ kind: 'offline', timedOut: true });
  });
  await phone.fill('2');
  await save();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(
      /^Couldn’t save Placekeeper didn’t respond in time\. Try again in a moment/,
    );
  await expect.element(phone).toHaveValue('2');
  expect(sent).not.toHaveBeenCalled();
  await save();
  await expect.poll(() => sent.mock.calls).toHaveLength(1);
});

test('@ERR-4 @DET-2 a save without a response that was not carried out has failed', async () => {
  await show(noResponse);
  await phone.fill('2');
  await save();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/Couldn’t save Placekeeper didn’t respond in time\. Try again/);
  await expect.element(phone).toHaveValue('2');
});

test('@DET-2 a value that the platform does not store is reported and stays in the form', async () => {
  await show(null, {}, { keepsPhone: false });
  await name.fill('Quay');
  await phone.fill('2');
  await save();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/Couldn’t save Placekeeper .* still has the old value of: phone\./);
  await expect.element(name).toHaveValue('QUAY');
  await expect.element(phone).toHaveValue('2');
  await expect.element(bar).toMatchTextContent(/phone/);
  await expect.element(page.getByText('Saved', { exact: true })).not.toBeInTheDocument();
});

test('@DET-2 a save is confirmed', async () => {
  await show();
  await phone.fill('2');
  await save();
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(page.getByText('Saved', { exact: true }).last()).toBeVisible();
});

test('@DET-3 a value saved by another user is shown at its field and can be taken', async () => {
  await show();
  await phone.fill('2');
  await page.getByRole('button', { name: 'Somebody else' }).click();
  await expect.element(page.getByText('Changed elsewhere to “9”.')).toBeVisible();
  await expect.element(bar).toMatchTextContent(/1 edited field was changed elsewhere/);
  await page.getByRole('button', { name: 'Use that value: phone' }).click();
  await expect.element(phone).toHaveValue('9');
  await expect.element(phone).toHaveFocus();
  await expect.element(bar).not.toBeInTheDocument();
});

test('@DET-2 @DET-3 another user’s change of another field is not overwritten', async () => {
  await show(null, { phone: '7' });
  await name.fill('Quay');
  await save();
  await expect.element(bar).not.toBeInTheDocument();
  expect(sent.mock.calls).toEqual([[{ name: 'Quay', phone: '7' }]]);
  await expect.element(phone).toHaveValue('7');
});

test('@DET-2 @DET-3 another user’s change of the same field is shown before it is overwritten', async () => {
  await show(null, { phone: '7' });
  await phone.fill('2');
  await save();
  await expect.element(page.getByText('Changed elsewhere to “7”.')).toBeVisible();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/Not saved\. 1 edited field was changed elsewhere/);
  expect(sent).not.toHaveBeenCalled();
  await expect.element(phone).toHaveValue('2');
  await expect.element(choice).toHaveFocus();
  await expect.element(choice).toHaveAccessibleDescription('Changed elsewhere to “7”.');
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Use that value: phone' })).toHaveFocus();

  await page.getByRole('button', { name: 'Keep mine: phone' }).click();
  await expect.element(phone).toHaveFocus();
  await expect.element(page.getByText(/Changed elsewhere/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await save();
  await expect.element(bar).not.toBeInTheDocument();
  expect(sent.mock.calls).toEqual([[{ name: 'HARBOUR', phone: '2' }]]);
});

test('@DET-2 @DET-3 a save is refused until the user has chosen a value', async () => {
  await show(null, { phone: '7' });
  await phone.fill('2');
  await save();
  await expect.element(choice).toHaveFocus();
  await phone.click();
  await save();
  await expect.element(choice).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Keep mine: phone' }).click();
  await save();
  await expect.element(bar).not.toBeInTheDocument();
  expect(sent).toHaveBeenCalledOnce();
});

test('@DET-2 @DET-3 a conflict that was shown before the first save refuses it as well', async () => {
  await show(null, { phone: '9' });
  await phone.fill('2');
  await somebodyElse.click();
  await expect.element(choice).toBeVisible();
  await save();
  await expect.element(choice).toHaveFocus();
  await expect.element(bar).toMatchTextContent(/Not saved\. 1 edited field was changed elsewhere/);
  expect(sent).not.toHaveBeenCalled();
});

const overwritings = [
  ['after the response', null],
  ['before the response', '9'],
] as const;

test.each(overwritings)(
  '@DET-2 @DET-3 another value that arrives %s is shown, and the own value can be restored',
  async (_, overwrites) => {
    await show(null, {}, { overwrites });
    await phone.fill('2');
    await save();
    if (overwrites === null) {
      await expect.element(bar).not.toBeInTheDocument();
      await somebodyElse.click();
      await expect.element(phone).toHaveValue('9');
      await expect
        .element(page.getByRole('alert'))
        .toMatchTextContent(/1 field changed since you saved/);
      await page.getByRole('button', { name: 'Show' }).click();
      await expect.element(choice).toHaveFocus();
      await expect
        .element(choice)
        .toHaveAccessibleDescription('Changed to “9” since you saved it.');
      await page.getByRole('button', { name: 'Restore mine: phone' }).click();
    } else {
      await page.getByRole('button', { name: 'Keep mine: phone' }).click();
    }
    await expect.element(phone).toHaveValue('2');
    await expect.element(phone).toHaveFocus();
    await expect.element(choice).not.toBeInTheDocument();
    await expect.element(bar).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  },
);

test('@DET-2 @DET-3 without events, one read after a save shows a value that replaced the saved one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await show();
  await phone.fill('2');
  await save();
  await expect.element(bar).not.toBeInTheDocument();
  expect(read).toHaveBeenCalledTimes(1);
  await page.getByRole('button', { name: 'Unannounced' }).click();
  await vi.advanceTimersByTimeAsync(30_000);
  await expect.element(choice).toHaveAccessibleDescription('Changed to “9” since you saved it.');
  expect(read).toHaveBeenCalledTimes(2);
});

test('@RT-2 with events, no read follows a save', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  connection.set('connected');
  noteEvent();
  await show();
  await phone.fill('2');
  await save();
  await expect.element(bar).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(read).toHaveBeenCalledTimes(1);
});

test('@DET-2 @DET-3 a value that replaced the saved one can be accepted', async () => {
  await show();
  await phone.fill('2');
  await save();
  await expect.element(bar).not.toBeInTheDocument();
  await somebodyElse.click();
  await page.getByRole('button', { name: 'Keep that value: phone' }).click();
  await expect.element(phone).toHaveValue('9');
  await expect.element(choice).not.toBeInTheDocument();
  await expect.element(bar).not.toBeInTheDocument();
});

test('@DET-2 @DET-3 the other user’s value can be taken, and the rest saved', async () => {
  await show(null, { phone: '7' });
  await phone.fill('2');
  await name.fill('Quay');
  await save();
  await page.getByRole('button', { name: 'Use that value: phone' }).click();
  await expect.element(phone).toHaveValue('7');
  await save();
  await expect.element(bar).not.toBeInTheDocument();
  expect(sent.mock.calls).toEqual([[{ name: 'Quay', phone: '7' }]]);
});

test('@DET-2 discarded changes can be restored', async () => {
  await show();
  await name.fill('Quay');
  await phone.fill('2');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(name).toHaveValue('HARBOUR');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(name).toHaveValue('Quay');
  await expect.element(phone).toHaveValue('2');
  await expect.element(bar).toMatchTextContent(/name, phone/);
  await save();
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(name).toHaveValue('QUAY');
});

test('@DET-2 edits made after discarding survive the undo', async () => {
  await show();
  await name.fill('Quay');
  await phone.fill('2');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(name).toHaveValue('HARBOUR');
  await name.fill('Pier');
  // The previous form's offer is closing.
  await expect.poll(() => page.getByRole('button', { name: 'Undo' }).elements().length).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(phone).toHaveValue('2');
  await expect.element(name).toHaveValue('Pier');
});
