import { Toaster } from '@placekeeper/ui/toaster';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dismissToast, showToast } from './show-toast.ts';

test('@UPD-3 a toast that is shown again while it is leaving stays, also if it changes', async () => {
  await render(<Toaster />);
  await showToast('success', 'Update accepted', { id: 'held', duration: Infinity });
  await expect.element(page.getByText('Update accepted')).toBeVisible();
  const isLeaving = new Promise<void>((resolve) => {
    new MutationObserver(() => {
      if (document.querySelector('[data-sonner-toast][data-removed=true]')) resolve();
    }).observe(document.body, { subtree: true, attributes: true });
  });
  await dismissToast('held');
  await isLeaving;
  await showToast('success', 'Update rejected', { id: 'held', duration: Infinity });
  await expect.element(page.getByText('Update rejected')).toBeVisible();
  const leaving = () => document.querySelector('[data-sonner-toast][data-removed=true]');
  await expect.poll(leaving).toBeNull();
  expect(page.getByText('Update rejected').query()).not.toBeNull();
  await showToast('success', '2 updates rejected', { id: 'held', duration: Infinity });
  await expect.element(page.getByText('2 updates rejected')).toBeVisible();
  await expect.element(page.getByText('Update rejected')).not.toBeInTheDocument();
  await dismissToast('held');
  await expect.element(page.getByText('2 updates rejected')).not.toBeInTheDocument();
});
