import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render, renderHook } from 'vitest-browser-react';
import { useDebouncedValue } from './use-debounced-value.ts';
import { useHotkey } from './use-hotkey.ts';
import { useMediaQuery } from './use-media-query.ts';

function Keys({
  combo,
  onKey,
  enabled = true,
}: {
  combo: string;
  onKey: () => void;
  enabled?: boolean;
}) {
  useHotkey(combo, onKey, { enabled });
  return <input aria-label="Name" />;
}

describe('useHotkey', () => {
  test('leaves plain keys to the one who types', async () => {
    const onKey = vi.fn();
    await render(<Keys combo="j" onKey={onKey} />);
    await userEvent.keyboard('j');
    expect(onKey).toHaveBeenCalledOnce();
    await page.getByRole('textbox').fill('');
    await userEvent.keyboard('j');
    expect(onKey).toHaveBeenCalledOnce();
  });

  test('ignores a key that belongs to a composition', async () => {
    const onKey = vi.fn();
    await render(<Keys combo="j" onKey={onKey} />);
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'j', isComposing: true, bubbles: true }),
    );
    expect(onKey).not.toHaveBeenCalled();
  });

  test('can be switched off', async () => {
    const onKey = vi.fn();
    await render(<Keys combo="j" enabled={false} onKey={onKey} />);
    await userEvent.keyboard('j');
    expect(onKey).not.toHaveBeenCalled();
  });
});

describe('useDebouncedValue', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('follows once the value rests', async () => {
    vi.useFakeTimers();
    const { result, rerender, act } = await renderHook((value = 'a') =>
      useDebouncedValue(value, 250),
    );
    await rerender('ab');
    await act(() => vi.advanceTimersByTime(200));
    await rerender('abc');
    await act(() => vi.advanceTimersByTime(249));
    expect(result.current).toBe('a');
    await act(() => vi.advanceTimersByTime(1));
    expect(result.current).toBe('abc');
  });
});

test('useMediaQuery follows the window', async () => {
  const { result } = await renderHook(() => useMediaQuery('(width >= 500px)'));
  await page.viewport(400, 600);
  await expect.poll(() => result.current).toBe(false);
  await page.viewport(800, 600);
  await expect.poll(() => result.current).toBe(true);
});
