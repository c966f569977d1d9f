import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../test/render.tsx';
import { PreviewGone } from './preview-gone.tsx';

test('@BULK-1 a preview that no longer exists may have been applied, so the note leads to the history', async () => {
  await renderScreen(<PreviewGone />);
  const note = page.getByRole('status');
  await expect
    .element(note)
    .toMatchTextContent(/^This preview is no longer available in this tab\. If you applied it/);
  await expect
    .element(note.getByRole('link', { name: 'History' }))
    .toHaveAttribute('href', '/bulk-edit/history');
});
