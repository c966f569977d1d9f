import { LocationId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../test/render.tsx';
import { someLocation } from '../../test/some-location.ts';
import { declareReviewed } from '../../data/portfolio/reviewed-locations.ts';
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
      page.getByRole('link', { name: 'To review: updates at Harbour Street Dental (HSD-2)' }),
    )
    .toHaveTextContent('To review');
});

test('@LOC-6 @UPD-3 a location whose updates are all decided has nothing to review, before they are sent too', async () => {
  const [decided, open] = [LocationId.parse(3), LocationId.parse(4)];
  declareReviewed(async () => new Set([decided]));
  await renderScreen(
    <>
      <UpdatesLink location={{ ...someLocation, id: decided, has_unresolved_updates: true }} />
      <UpdatesLink location={{ ...someLocation, id: open, has_unresolved_updates: true }} />
    </>,
  );
  await expect.poll(() => page.getByRole('link').elements()).toHaveLength(1);
  await expect
    .element(page.getByRole('link'))
    .toHaveAttribute('href', expect.stringContaining(`=${open}`));
});
