import { formatNumber } from '../lib/text/format.ts';
import { showToast } from '../widgets/toast/show-toast.ts';

/** The maximum lengths in characters, because a browser takes more than 200 ms to lay out a longer text. */
export const longestPaste = { line: 100_000, lines: 300_000 } as const;

/** Refuses a long paste as a whole, because cutting it would lose text unnoticed. */
export function refuseLongPastes(): void {
  document.addEventListener('paste', refuse, { capture: true });
}

function refuse(event: ClipboardEvent): void {
  const { target, clipboardData } = event;
  const most = target instanceof HTMLTextAreaElement ? longestPaste.lines : longestPaste.line;
  const length = clipboardData?.getData('text').length ?? 0;
  if (length <= most) return;
  event.preventDefault();
  event.stopPropagation();
  void showToast('error', 'The text is too long to paste', {
    id: 'long-paste',
    description: `You can paste up to ${formatNumber(most)} characters here at a time. This text has ${formatNumber(length)}.`,
  });
}
