import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { apiError } from '../../data/http/api-error.ts';
import { connection, noteEvent } from '../../data/http/realtime-connection.ts';
import { bar, choice, name, phone, read, save, sent, show } from '../../test/saved-form.tsx';

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

test('@ERR-4 a partly refused save names the saved fields and keeps the others unsaved', async () => {
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

const noResponse = apiError({ kind: 'offline', timedOut: true, isPossiblyDone: true });

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
      /Your changes may not be saved Placekeeper didn’t respond in time\. Your request may still/,
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

test('@ERR-4 @DET-3 the value of an earlier save without a response is never called another user’s', async () => {
  await show(noResponse, {}, { losesResponse: true, showsLate: true });
  const fails = () => {
    throw apiError({ kind: 'offline' });
  };
  read.mockImplementationOnce(() => undefined).mockImplementationOnce(fails);
  await phone.fill('2');
  await save();
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent(/Your changes may not be saved/);
  // The next save reads the value of the first one, and loses its response as well.
  read.mockImplementationOnce(() => undefined).mockImplementationOnce(fails);
  await phone.fill('3');
  await save();
  await expect.poll(() => read.mock.calls).toHaveLength(4);
  await expect.element(alert).toMatchTextContent(/Your changes may not be saved/);
  await expect.element(bar).not.toMatchTextContent(/changed elsewhere/);
  await expect.element(choice).not.toBeInTheDocument();
  await expect.element(phone).toHaveValue('3');
});

test('@ERR-4 @DET-2 if the read before a save gets no response, the save has failed and can be retried', async () => {
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
    .toMatchTextContent(/Couldn’t save Placekeeper reported no error, but phone didn’t change\./);
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
  // The toast of the earlier form is still closing.
  await expect.poll(() => page.getByRole('button', { name: 'Undo' }).elements().length).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(phone).toHaveValue('2');
  await expect.element(name).toHaveValue('Pier');
});
