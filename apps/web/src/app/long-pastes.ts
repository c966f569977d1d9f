import { formatNumber } from '../lib/text/format.ts';
import { showToast } from '../widgets/toast/show-toast.ts';

/** A browser takes more than a fifth of a second to lay out more text. */
export const longestPaste = { line: 100_000, lines: 300_000 } as const;

/** A longer text would block the page. It is refused as a whole, so that no part is lost unnoticed. */
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
    description: `It has ${formatNumber(length)} characters. You can paste up to ${formatNumber(most)} at a time here.`,
  });
}
