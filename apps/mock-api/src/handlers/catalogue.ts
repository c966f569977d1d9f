import type { Handlers } from '@placekeeper/contracts/core/handlers';
import type {
  attributeTypes,
  categories,
  places,
} from '@placekeeper/contracts/endpoints/catalogue';
import { searchAttributes } from '../provider/attributes.ts';
import { searchCategories, searchPlaces } from '../provider/catalogue.ts';
import type { RequestContext } from '../http/session.ts';
import { presentAttributeMetadata } from '../present/attributes.ts';
import { presentCategory } from '../present/category.ts';

export const categoryHandlers: Handlers<typeof categories, RequestContext> = {
  search: ({ query }, reply) =>
    reply(200, {
      categories: searchCategories(query.search ?? '').map(({ id }) => presentCategory(id)),
    }),
};

export const placeHandlers: Handlers<typeof places, RequestContext> = {
  search: ({ query }, reply) =>
    reply(200, {
      places: searchPlaces(query.search ?? '').map(({ placeId, placeName }) => ({
        place_id: placeId,
        name: placeName,
      })),
    }),
};

export const attributeTypeHandlers: Handlers<typeof attributeTypes, RequestContext> = {
  search: ({ query }, reply) =>
    reply(200, {
      attribute_types: searchAttributes(query.search ?? '').map(presentAttributeMetadata),
    }),
};
