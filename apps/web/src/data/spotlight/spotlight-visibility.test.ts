import { expect, test, vi } from 'vitest';
import { sessionExpired } from '../session/session.ts';
import { isSpotlightShown, showSpotlight } from './spotlight-visibility.ts';

vi.mock('../api/prefetch.ts', () => ({ prefetch: vi.fn() }));
vi.mock('../../lib/browser/early-typing.ts', () => ({ catchTyping: vi.fn(), takeTyping: vi.fn() }));

test('@SESS-1 @SPOT-2 the end of the session hides the search', () => {
  vi.stubGlobal('document', { cookie: '' });
  showSpotlight();
  expect(isSpotlightShown()).toBe(true);
  sessionExpired();
  expect(isSpotlightShown()).toBe(false);
});
