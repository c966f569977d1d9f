import { wantsDesktopNotices } from '../data/preferences/desktop-notices.ts';

/** One per `id`, even if several windows send it, and none while the user looks at this window. */
export function notifyDesktop(id: string, title: string, body: string, onClick: () => void): void {
  if (!wantsDesktopNotices() || document.hasFocus()) return;
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(title, { body, tag: `placekeeper.${id}` });
    notice.addEventListener('click', () => {
      globalThis.focus();
      notice.close();
      onClick();
    });
  } catch {
    // Browsers of phones allow notifications only from service workers.
  }
}
