import type { SentCategory } from '@placekeeper/contracts/model/category';
import { categoryName } from '../provider/catalogue.ts';

export const presentCategory = (
  id: string,
  pivot?: { readonly primary: boolean },
): SentCategory => ({
  id,
  title: id.replace('gcid:', ''),
  display_name: categoryName(id),
  created_at: null,
  ...(pivot && { pivot }),
});
