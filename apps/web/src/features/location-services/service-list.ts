import type { LocationId } from '@placekeeper/contracts/core/id';
import type { GoogleService } from '@placekeeper/contracts/model/service';
import { useRef, useState } from 'react';
import { restoreService } from '../../data/services/mutations.ts';
import type { Suggestion } from '../../data/services/queries.ts';
import type { ServiceChanges } from '../../data/services/service-changes.ts';
import { showSuccess } from '../../widgets/toast/show-success.ts';

/** Unsaved service names by category: they survive filtering, and leaving asks about them. */
export function useServiceDrafts() {
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  // Read on leaving, because the rendered value may lag one key press behind.
  const latest = useRef(drafts);
  const put = (next: Readonly<Record<string, string>>) => {
    latest.current = next;
    setDrafts(next);
  };
  return {
    of: (categoryId: string) => drafts[categoryId] ?? '',
    write: (categoryId: string, text: string) => put({ ...latest.current, [categoryId]: text }),
    forget: () => put({}),
    names: namesIn(drafts),
    hasAny: () => namesIn(latest.current).length > 0,
  };
}

export type ServiceDrafts = ReturnType<typeof useServiceDrafts>;

const namesIn = (drafts: Readonly<Record<string, string>>): readonly string[] =>
  Object.values(drafts).flatMap((text) => text.trim() || []);

/** List state shared by the rows. */
export interface ServiceList {
  readonly id: LocationId;
  readonly categoryIds: readonly string[];
  readonly duplicates: ReadonlySet<GoogleService>;
  readonly changes: ServiceChanges;
  readonly drafts: ServiceDrafts;
  /** Google's suggestions for a typed name in a category. */
  readonly suggestionsFor: (categoryId: string, name: string) => readonly Suggestion[];
  readonly addSuggestion: (suggestion: Suggestion) => void;
  readonly isNameTaken: (categoryId: string, name: string) => boolean;
  readonly remove: (service: GoogleService) => void;
}

/** A removed Google type returns as a suggestion; a custom text would be lost. */
export function showRemoved(id: LocationId, service: GoogleService): void {
  void showSuccess(
    `“${service.display_name}” removed`,
    service.type === 'free_form'
      ? { run: () => restoreService(id, service), failed: 'Couldn’t restore the service.' }
      : undefined,
  );
}
