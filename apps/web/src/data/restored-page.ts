import { currentUserQueries } from './current-user.ts';
import { queryClient } from './query-client.ts';

/**
 * SESS-2: "Back" brings a page as it was left, with all that it shows, whoever has logged out or in since. It stays
 * hidden until the platform has said that its user is still here; another user, or none, gets a page of their own.
 */
export function followRestoring(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    document.body.hidden = true;
    const asked = queryClient.query({
      ...currentUserQueries.show(),
      staleTime: 0,
      retry: false,
    });
    asked.then(
      () => (document.body.hidden = false),
      () => window.location.reload(),
    );
  });
}
