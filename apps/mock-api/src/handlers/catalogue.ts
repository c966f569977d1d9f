import type { Handlers } from '@placekeeper/contracts/core/handlers';
import type {
  attributeTypes,
  categories,
  places,
  serviceTypes,
} from '@placekeeper/contracts/endpoints/catalogue';
import { searchAttributes } from '../provider/attributes.ts';
import {
  catalogue,
  offersService,
  searchCategories,
  searchPlaces,
  searchServiceTypes,
} from '../provider/catalogue.ts';
import type { RequestContext } from '../http/request-context.ts';
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

export const serviceTypeHandlers: Handlers<typeof serviceTypes, RequestContext> = {
  search: ({ query }, reply) =>
    reply(200, {
      service_types: searchServiceTypes(query.search ?? '').map(({ id, name }) => ({
        service_type_id: id,
        display_name: name,
        categories: catalogue
          .filter((category) => offersService(category.id, id))
          .map((category) => presentCategory(category.id)),
      })),
    }),
};

export const attributeTypeHandlers: Handlers<typeof attributeTypes, RequestContext> = {
  search: ({ query }, reply) =>
    reply(200, {
      attribute_types: searchAttributes(query.search ?? '').map(presentAttributeMetadata),
    }),
};
