import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../test/render.tsx';
import { someLocation } from '../../test/some-location.ts';
import { UpdatesLink } from './updates-link.tsx';

test('@LOC-6 the name of the link begins with its text and tells locations of the same name apart', async () => {
  const location = { ...someLocation, has_unresolved_updates: true };
  await renderScreen(
    <>
      <UpdatesLink location={{ ...location, store_code: 'HSD-1' }} />
      <UpdatesLink location={{ ...location, store_code: 'HSD-2' }} />
    </>,
  );
  await expect
    .element(
      page.getByRole('link', { name: 'To review: updates of Harbour Street Dental (HSD-2)' }),
    )
    .toHaveTextContent('To review');
});
