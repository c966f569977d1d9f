import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { apiError } from '../../data/http/api-error.ts';
import { renderScreen } from '../../test/render.tsx';
import { SaveArea } from './save-area.tsx';

const cut = apiError({ kind: 'offline' }, { endpoint: 'locations.update' }).message;
const nothing = () => undefined;

function network(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  dispatchEvent(new Event(online ? 'online' : 'offline'));
}

const area = () =>
  renderScreen(
    <SaveArea
      changed={['Website']}
      wrong={0}
      saving={false}
      isSaved={false}
      error={cut}
      save={nothing}
      discard={nothing}
      hasChanges={() => false}
    />,
  );

test('@ERR-4 @SHELL-3 the offline message is shown above the bar only while offline', async () => {
  network(false);
  await area();
  const alert = page.getByRole('alert');
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  const words = page.getByText('You’re offline. Changes can’t be saved until you’re back online.');
  await expect.element(alert).toMatchTextContent(/Can’t reach Placekeeper/);
  await expect.element(words).toBeVisible();
  expect(words.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    bar.element().getBoundingClientRect().top,
  );

  network(true);
  await expect.element(words).not.toBeInTheDocument();
  await expect.element(alert).toMatchTextContent(/You’re back online\. Save your changes\./);
  await expect.element(alert).not.toMatchTextContent(/Can’t reach Placekeeper/);
});

test('@ERR-4 an unreachable platform is reported while online', async () => {
  await area();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Can’t reach Placekeeper/);
});
