import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render, renderHook } from 'vitest-browser-react';
import { useAnimatedNumber } from './use-animated-number.ts';
import { useDebouncedCallback } from './use-debounced-callback.ts';
import { useHotkey } from './use-hotkey.ts';
import { useMediaQuery } from './use-media-query.ts';
import { useReleasedKey } from './use-released-key.ts';

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
  test('ignores plain keys while the user types', async () => {
    const onKey = vi.fn();
    await render(<Keys combo="j" onKey={onKey} />);
    await userEvent.keyboard('j');
    expect(onKey).toHaveBeenCalledOnce();
    await page.getByRole('textbox').fill('');
    await userEvent.keyboard('j');
    expect(onKey).toHaveBeenCalledOnce();
  });

  test('ignores keys of an IME composition', async () => {
    const onKey = vi.fn();
    await render(<Keys combo="j" onKey={onKey} />);
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'j', isComposing: true, bubbles: true }),
    );
    expect(onKey).not.toHaveBeenCalled();
  });

  test('can be disabled', async () => {
    const onKey = vi.fn();
    await render(<Keys combo="j" enabled={false} onKey={onKey} />);
    await userEvent.keyboard('j');
    expect(onKey).not.toHaveBeenCalled();
  });
});

function Released({ onRelease }: { onRelease: (typed: string) => void }) {
  useReleasedKey('k', onRelease);
  return <input aria-label="Name" />;
}

describe('useReleasedKey', () => {
  test('acts on release, and not while the user types', async () => {
    const onRelease = vi.fn();
    await render(<Released onRelease={onRelease} />);
    await userEvent.keyboard('{k>}');
    expect(onRelease).not.toHaveBeenCalled();
    await userEvent.keyboard('{/k}');
    expect(onRelease.mock.calls).toEqual([['']]);
    await page.getByRole('textbox').click();
    await userEvent.keyboard('k');
    await expect.element(page.getByRole('textbox')).toHaveValue('k');
    expect(onRelease).toHaveBeenCalledOnce();
  });

  test('keeps the letters pressed before the release', async () => {
    const onRelease = vi.fn();
    await render(<Released onRelease={onRelease} />);
    await userEvent.keyboard('{k>}ha{/k}');
    expect(onRelease.mock.calls).toEqual([['ha']]);
  });

  test('does nothing if another command came in between', async () => {
    const onRelease = vi.fn();
    await render(<Released onRelease={onRelease} />);
    await userEvent.keyboard('{k>}{Escape}{/k}');
    expect(onRelease).not.toHaveBeenCalled();
  });
});

describe('useDebouncedCallback', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  const onQuiet = vi.fn<(text: string) => void>();
  const search = () => renderHook(() => useDebouncedCallback(onQuiet, 150));

  test('calls once with the last value after a pause', async () => {
    const { result } = await search();
    result.current.later('a');
    vi.advanceTimersByTime(149);
    result.current.later('ab');
    vi.advanceTimersByTime(149);
    expect(onQuiet).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onQuiet.mock.calls).toEqual([['ab']]);
  });

  test('can call at once, and does not repeat it', async () => {
    const { result } = await search();
    result.current.later('ab');
    result.current.now('');
    vi.advanceTimersByTime(1000);
    expect(onQuiet.mock.calls).toEqual([['']]);
  });

  test('does nothing after unmounting', async () => {
    const { result, unmount } = await search();
    result.current.later('a');
    await unmount();
    vi.advanceTimersByTime(1000);
    expect(onQuiet).not.toHaveBeenCalled();
  });
});

describe('useAnimatedNumber', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  test('rises to the target, waits there, and continues when it rises', async () => {
    const { result, rerender, act } = await renderHook(
      (target = 8) => useAnimatedNumber(target, { from: 5, stepMs: 50 }),
      { initialProps: 8 },
    );
    const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
    expect(result.current).toBe(5);
    await pass(100);
    expect(result.current).toBe(7);
    await pass(1000);
    expect(result.current).toBe(8);
    expect(vi.getTimerCount()).toBe(0);

    await rerender(10);
    await pass(50);
    expect(result.current).toBe(9);
    await rerender(6);
    await pass(1000);
    expect(result.current).toBe(9);
  });
});

test('useMediaQuery follows the window', async () => {
  const { result } = await renderHook(() => useMediaQuery('(width >= 500px)'));
  await page.viewport(400, 600);
  await expect.poll(() => result.current).toBe(false);
  await page.viewport(800, 600);
  await expect.poll(() => result.current).toBe(true);
});
