import type { TagColour } from '@placekeeper/ui/lib/tag-colour';
import type { LucideIcon } from 'lucide-react';

/** One line of the overlay (SPOT-10): a place to go, a page outside of the application, or something that is done at once. */
export interface Entry {
  readonly key: string;
  readonly title: string;
  readonly detail?: string | undefined;
  /** Further words by which it is found. */
  readonly keywords?: string;
  readonly icon: LucideIcon;
  readonly colour?: TagColour | undefined;
  readonly does: EntryAction;
}

export type EntryAction =
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'leave'; readonly href: string }
  | { readonly kind: 'act'; readonly run: () => void };
