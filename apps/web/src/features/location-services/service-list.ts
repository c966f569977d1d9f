import type { LocationId } from '@placekeeper/contracts/core/id';
import type { GoogleService } from '@placekeeper/contracts/model/service';
import { useRef, useState } from 'react';
import { restoreService } from '../../data/services/mutations.ts';
import type { Suggestion } from '../../data/services/queries.ts';
import type { ServiceChanges } from '../../data/services/service-changes.ts';
import { showSuccess } from '../../widgets/toast/show-success.ts';

/** Typed service names by category. They survive filtering, and the page asks before the user leaves and loses them. */
export function useServiceDrafts() {
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  // Read when the user leaves, because the rendered state may miss the last key press.
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

export interface ServiceList {
  readonly id: LocationId;
  readonly categoryIds: readonly string[];
  readonly duplicates: ReadonlySet<GoogleService>;
  readonly changes: ServiceChanges;
  readonly drafts: ServiceDrafts;
  readonly suggestionsFor: (categoryId: string, name: string) => readonly Suggestion[];
  readonly addSuggestion: (suggestion: Suggestion) => void;
  readonly isNameTaken: (categoryId: string, name: string) => boolean;
  readonly remove: (service: GoogleService) => void;
}

/** Only a custom service needs an undo: a removed Google type returns as a suggestion. */
export function showRemoved(id: LocationId, service: GoogleService): void {
  void showSuccess(
    `“${service.display_name}” removed`,
    service.type === 'free_form'
      ? { run: () => restoreService(id, service), failed: 'Couldn’t restore the service.' }
      : undefined,
  );
}
