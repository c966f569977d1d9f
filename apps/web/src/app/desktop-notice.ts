import { wantsDesktopNotices } from '../data/preferences/desktop-notices.ts';

/** Several windows may send the same `id`, which shows once. Nothing is shown while this window is in use. */
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
    // Phone browsers allow notifications only from service workers.
  }
}
