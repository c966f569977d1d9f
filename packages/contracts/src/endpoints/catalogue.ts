import * as z from '../core/zod.ts';
import { endpoint, resource } from '../core/endpoint.ts';
import { common, invalid } from '../core/error.ts';
import { AttributeMetadata } from '../model/attribute.ts';
import { Category } from '../model/category.ts';
import { Place } from '../model/place.ts';

const search = z.strictObject({ search: z.optional(z.string().check(z.maxLength(200))) });

/** The search finds any part of a name. */
export const categories = resource('categories', {
  search: endpoint({
    method: 'GET',
    path: '/api/categories',
    summary: 'Matching business categories, best first',
    origin: 'ours',
    extension: 'categories.search',
    query: search,
    responses: { 200: z.looseObject({ categories: z.array(Category) }), ...invalid, ...common },
  }),
});

export const places = resource('places', {
  search: endpoint({
    method: 'GET',
    path: '/api/places',
    summary: 'Matching regions that a business can serve',
    origin: 'ours',
    extension: 'places.search',
    query: search,
    responses: { 200: z.looseObject({ places: z.array(Place) }), ...invalid, ...common },
  }),
});

export const attributeTypes = resource('attributeTypes', {
  search: endpoint({
    method: 'GET',
    path: '/api/attribute-types',
    summary: 'All attributes, whatever the categories and country',
    origin: 'ours',
    extension: 'attributes',
    query: search,
    responses: {
      200: z.looseObject({ attribute_types: z.array(AttributeMetadata) }),
      ...invalid,
      ...common,
    },
  }),
});
