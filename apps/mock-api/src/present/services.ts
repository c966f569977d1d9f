import type {
  SentCategoryServices,
  GoogleService,
  SentServicesView,
  SentSuggestedService,
} from '@placekeeper/contracts/model/service';
import type { listServices, ServicesOfCategory, Suggestion } from '../domain/services/queries.ts';
import { serviceTypeName } from '../provider/catalogue.ts';
import type { ServiceItem } from '@placekeeper/contracts/profile/profile';
import { presentCategory } from './category.ts';

export function presentService(item: ServiceItem): GoogleService {
  if ('structuredServiceItem' in item) {
    const { serviceTypeId, displayName } = item.structuredServiceItem;
    return { type: 'structured', service_type_id: serviceTypeId, display_name: displayName };
  }
  const { category, displayName } = item.freeFormServiceItem;
  return { type: 'free_form', category_id: category, display_name: displayName };
}

function presentOfCategory(
  { categoryId, services }: ServicesOfCategory,
  primary: boolean,
): SentCategoryServices {
  return {
    category: presentCategory(categoryId, { primary }),
    services: services.map(({ item, categoryId: belongsTo }) => {
      const service = presentService(item);
      return service.type === 'structured' ? { ...service, category_id: belongsTo } : service;
    }),
  };
}

export const presentServices = ({
  primary,
  additional,
}: ReturnType<typeof listServices>): SentServicesView => ({
  primary_category: presentOfCategory(primary, true),
  additional_categories: additional.map((each) => presentOfCategory(each, false)),
});

export const presentSuggestion = ({ row, categoryIds }: Suggestion): SentSuggestedService => ({
  id: row.id,
  service_type_id: row.serviceTypeId,
  display_name: serviceTypeName(row.serviceTypeId),
  dismissed: row.dismissed,
  categories: categoryIds.map((id) => presentCategory(id)),
});
