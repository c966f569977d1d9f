import type { TagColour } from '@placekeeper/ui/lib/tag-colour';
import type { LucideIcon } from 'lucide-react';

/** One line of the overlay: an internal link, an external link or a command. */
export interface Entry {
  readonly key: string;
  readonly title: string;
  readonly detail?: string | undefined;
  /** Additional search terms. */
  readonly keywords?: string;
  readonly icon: LucideIcon;
  readonly colour?: TagColour | undefined;
  readonly does: EntryAction;
}

export type EntryAction =
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'leave'; readonly href: string }
  | { readonly kind: 'act'; readonly run: () => void };
