import type { LocationId } from '@placekeeper/contracts/core/id';
import type { GoogleService } from '@placekeeper/contracts/model/service';
import { putBack } from '../../data/services/mutations.ts';
import type { ServiceChanges } from '../../data/services/service-changes.ts';
import { showSuccess } from '../../widgets/toast/show-success.ts';
import type { ServiceDrafts } from './use-service-drafts.ts';

/** List state shared by the rows. */
export interface ServiceList {
  readonly id: LocationId;
  readonly categoryIds: readonly string[];
  readonly duplicates: ReadonlySet<GoogleService>;
  readonly changes: ServiceChanges;
  readonly drafts: ServiceDrafts;
  readonly isNameTaken: (categoryId: string, name: string) => boolean;
  readonly remove: (service: GoogleService) => void;
}

/** A removed Google type returns as a suggestion; a custom text would be lost. */
export function tellRemoved(id: LocationId, service: GoogleService): void {
  void showSuccess(
    `“${service.display_name}” removed`,
    service.type === 'free_form'
      ? { run: () => putBack(id, service), failed: 'The service could not be put back.' }
      : undefined,
  );
}
