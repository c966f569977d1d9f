import * as z from '../core/zod.ts';
import { endpoint, resource } from '../core/endpoint.ts';
import { envelope, listing, written } from '../core/envelope.ts';
import { common, invalid, missing } from '../core/error.ts';
import { id, LocationId, TagId } from '../core/id.ts';
import { paged, PageRequest } from '../core/page.ts';
import { expected, isObject, reshaped } from '../core/schema-annotations.ts';
import { NoContent } from '../core/wire-types.ts';
import { Location } from '../model/location.ts';
import { Tag } from '../model/tag.ts';
import { maximumSelection } from '../rules/limits.ts';

const params = z.strictObject({ id: TagId });
const tag = envelope('tag', z.looseObject({ tag: Tag }));
const writtenTag = written('tag', z.looseObject({ tag: expected(Tag) }));
const name = z.strictObject({ name: z.string().check(z.maxLength(255)) });
/** Accepts a list of ids, or of locations with an `id`. */
const allLocations = listing(
  'locations',
  z.looseObject({
    locations: z.array(
      reshaped(id<'Location'>(), (data) => (isObject(data) && 'id' in data ? data['id'] : data)),
    ),
  }),
);
const members = z.strictObject({
  locations: z.array(LocationId).check(z.minLength(1), z.maxLength(maximumSelection)),
});

export const tags = resource('tags', {
  list: endpoint({
    method: 'GET',
    path: '/api/tags',
    summary: 'All tags, by name',
    responses: { 200: listing('tags', z.looseObject({ tags: z.array(Tag) })), ...common },
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/tags',
    summary: 'Creates a tag',
    body: name,
    responses: { 200: writtenTag, ...invalid, ...common },
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/tags/{id}',
    summary: 'One tag',
    params,
    responses: { 200: tag, ...missing, ...common },
  }),
  rename: endpoint({
    method: 'PATCH',
    path: '/api/tags/{id}',
    summary: 'Renames a tag',
    params,
    body: name,
    responses: { 200: writtenTag, ...missing, ...invalid, ...common },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/tags/{id}',
    summary: 'Deletes a tag; its locations stay',
    params,
    responses: { 204: NoContent, ...missing, ...common },
  }),
  addLocations: endpoint({
    method: 'POST',
    path: '/api/tags/{id}/add-locations',
    summary: 'Adds the tag to locations; skips those that have it',
    params,
    body: members,
    responses: { 204: NoContent, ...missing, ...invalid, ...common },
  }),
  removeLocations: endpoint({
    method: 'POST',
    path: '/api/tags/{id}/remove-locations',
    summary: 'Removes the tag from locations',
    params,
    body: members,
    responses: { 204: NoContent, ...missing, ...invalid, ...common },
  }),
  locations: endpoint({
    method: 'GET',
    path: '/api/tags/{id}/locations',
    summary: 'Tagged locations, in pages of 10',
    params,
    query: z.strictObject({ page: z.optional(PageRequest) }),
    responses: { 200: paged(Location, ['locations']), ...missing, ...invalid, ...common },
  }),
  allLocations: endpoint({
    method: 'GET',
    path: '/api/tags/{id}/all-locations',
    summary: 'Ids of all tagged locations',
    params,
    responses: { 200: allLocations, ...missing, ...common },
  }),
});
