import { whenOnline } from '@placekeeper/ui/lib/when-online';
import { expect, test, vi } from 'vitest';
import { apiError } from '../data/http/api-error.ts';
import { dismissToast, showToast } from '../widgets/toast/show-toast.ts';
import { watchMissingCode } from './missing-code.ts';

vi.mock('../widgets/toast/show-toast.ts', () => ({ showToast: vi.fn(), dismissToast: vi.fn() }));

test('@ERR-4 an action whose code did not load is announced, and can load the code again', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  const end = watchMissingCode();
  const load = vi.fn(() => Promise.reject<string>(apiError({ kind: 'offline', timedOut: true })));
  const dialog = whenOnline(load);
  await expect
    .poll(() => showToast)
    .toHaveBeenCalledWith('error', 'Part of this page didn’t load', expect.anything());
  load.mockResolvedValue('dialog');
  Object(vi.mocked(showToast).mock.lastCall?.[2]?.action).onClick();
  await expect(dialog).resolves.toBe('dialog');
  expect(dismissToast).toHaveBeenCalledOnce();
  end();
  vi.unstubAllGlobals();
});
