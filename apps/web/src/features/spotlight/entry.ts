import type { TagColour } from '@placekeeper/ui/lib/tag-colour';
import type { LucideIcon } from 'lucide-react';

export interface Entry {
  readonly key: string;
  readonly title: string;
  readonly detail?: string | undefined;
  /** Words that find the entry without being visible. */
  readonly keywords?: string;
  readonly icon: LucideIcon;
  readonly colour?: TagColour | undefined;
  readonly does: EntryAction;
}

export type EntryAction =
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'leave'; readonly href: string }
  | { readonly kind: 'act'; readonly run: () => void };
