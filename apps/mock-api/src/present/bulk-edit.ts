import type { BulkEditItem } from '@placekeeper/contracts/model/bulk-edit';
import type { ItemView } from '../domain/bulk-edits/show.ts';
import { attributeByName } from '../provider/attributes.ts';
import { presentAttributeMetadata } from './attributes.ts';

export const presentBulkEditItem = (item: ItemView): BulkEditItem => ({
  location: { id: item.locationId, name: item.locationName, store_code: item.storeCode },
  status: item.status,
  changes: Object.entries(item.after ?? {}).map(([field, after]) => {
    const attribute = attributeByName(field);
    return {
      field,
      before: item.before?.[field] ?? null,
      after,
      problem: item.problems?.[field] ?? null,
      ...(attribute && { attribute: presentAttributeMetadata(attribute) }),
    };
  }),
  message: item.message,
});
