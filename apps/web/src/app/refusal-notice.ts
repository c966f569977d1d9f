import type { RouteMeta } from '../lib/url/paths.ts';
import { showToast } from '../widgets/toast/show-toast.ts';

/** Says why a page that is closed to the user opened the home screen. */
export function showRefusal({ adminOnly }: RouteMeta): void {
  void showToast(
    'info',
    adminOnly ? 'You can’t open that page' : 'Attributes aren’t available right now',
    {
      id: 'refused-page',
      description: adminOnly
        ? 'Only administrators of Placekeeper can. Ask one of them if you need it.'
        : 'That depends on Placekeeper, not on your settings or permissions.',
      // Longer than other toasts, because the home screen takes the attention first.
      duration: 10_000,
    },
  );
}
