import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../test/render.tsx';
import { someLocation } from '../../../test/some-location.ts';
import { ClosingDialog } from './closing-dialog.tsx';
import { useInfoForm } from './use-info-form.ts';

const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'PATCH') sent.push(JSON.parse(body as string));
    return Response.json({ location: someLocation });
  });
});

interface FormProps {
  readonly location?: typeof someLocation;
  readonly name?: string;
}

function Form({ location = someLocation, name = location.name }: FormProps) {
  const form = useInfoForm(location, {});
  const close = () => {
    form.setValue('name', name);
    form.setValue('status', 'closed_permanently');
    form.save();
  };
  return (
    <>
      <button type="button" onClick={close}>
        {form.saving ? 'Saving' : 'Close for good'}
      </button>
      <ClosingDialog form={form} />
    </>
  );
}

const press = () => page.getByRole('button', { name: 'Close for good' }).click();
const dialog = () => page.getByRole('alertdialog', { name: 'Mark as permanently closed?' });

test('@DET-2 a save that closes the business for good asks first', async () => {
  await renderScreen(<Form />);
  await press();
  await expect.element(dialog()).toHaveAccessibleDescription(/reopen it only on Google/);
  await dialog().getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await press();
  expect(sent).toEqual([]);
  await dialog().getByRole('button', { name: 'Save as permanently closed' }).click();
  await expect.poll(() => sent).toEqual([{ status: 'closed_permanently' }]);
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('@DET-2 a form with errors shows them before it asks', async () => {
  await renderScreen(<Form name="" />);
  await press();
  await expect.element(page.getByRole('button', { name: 'Saving' })).not.toBeInTheDocument();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('@DET-2 an unmanaged location can be reopened, so its save asks nothing', async () => {
  await renderScreen(<Form location={{ ...someLocation, gbp_management_status: 'disabled' }} />);
  await press();
  await expect.poll(() => sent).toEqual([{ status: 'closed_permanently' }]);
});
