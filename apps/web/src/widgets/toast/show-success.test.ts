import { beforeEach, expect, test, vi } from 'vitest';
import { showSuccess } from './show-success.ts';
import { showToast } from './show-toast.ts';

vi.mock('./show-toast.ts', () => ({ showToast: vi.fn(() => Promise.resolve()) }));

function press(label: string): void {
  const action = vi.mocked(showToast).mock.lastCall?.[2]?.action;
  expect(action).toMatchObject({ label });
  Object(action).onClick();
}

beforeEach(() => vi.clearAllMocks());

test('@LOC-7 @TOAST-1 a failed undo can be retried repeatedly', async () => {
  const run = vi.fn(() => Promise.reject(new Error('refused')));
  await showSuccess('Added', { run, failed: 'It could not be put back.' });
  press('Undo');
  for (const times of [2, 3]) {
    await expect.poll(() => showToast).toHaveBeenCalledTimes(times);
    expect(showToast).toHaveBeenLastCalledWith(
      'error',
      'It could not be put back.',
      expect.objectContaining({ action: expect.objectContaining({ label: 'Try again' }) }),
    );
    press('Try again');
  }
  expect(run).toHaveBeenCalledTimes(3);
});
