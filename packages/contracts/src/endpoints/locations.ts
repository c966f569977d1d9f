import * as z from '../core/zod.ts';
import { endpoint, resource } from '../core/endpoint.ts';
import { envelope, listing, unwrapped, written } from '../core/envelope.ts';
import { common, conflict, forbidden, invalid, missing } from '../core/error.ts';
import { LocationId, MediaId, TagId } from '../core/id.ts';
import { paged, PageRequest } from '../core/page.ts';
import { NoContent } from '../core/wire-types.ts';
import { expected } from '../core/schema-annotations.ts';
import { AutoRejection } from '../model/auto-rejection.ts';
import { Location, LocationPatch, managementStatuses } from '../model/location.ts';
import { MediaItem, mediaSources } from '../model/media.ts';
import { FailedPatchAttempts, PatchAttempt } from '../model/patch-attempt.ts';
import { maximumSelection } from '../rules/limits.ts';
import { socialNetworks } from '../rules/provider-fields.ts';

const params = z.strictObject({ id: LocationId });
const writtenLocation = written('location', z.looseObject({ location: expected(Location) }));
const page = z.optional(PageRequest);
/** The filters of the list, which also select locations for other calls. */
export const locationFilters = {
  search: z.optional(z.string().check(z.maxLength(200))),
  only_tag_ids: z.optional(z.array(TagId)),
  excluded_location_ids: z.optional(z.array(LocationId)),
  excluded_tag_ids: z.optional(z.array(TagId)),
  /** The specification lacks this filter, the two filters below and `sort`. */
  gbp_management_status: z.optional(z.enum(managementStatuses)),
  has_unresolved_updates: z.optional(z.boolean()),
  /** Whether the provider refused a value that Placekeeper still wants. */
  has_failed_patch_attempts: z.optional(z.boolean()),
};

export const locationSorts = [
  'name',
  '-name',
  'store_code',
  '-store_code',
  'imported_at',
  '-imported_at',
] as const;

export const locations = resource('locations', {
  show: endpoint({
    method: 'GET',
    path: '/api/locations/{id}',
    summary: 'One location',
    params,
    responses: {
      200: envelope('location', z.looseObject({ location: Location })),
      ...missing,
      ...common,
    },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/locations/{id}',
    summary: 'Removes a location from the platform; its profile at the provider stays',
    params,
    responses: { 204: NoContent, ...missing, ...common },
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/locations/{id}',
    summary: 'Changes fields of a location and publishes them',
    params,
    body: LocationPatch,
    responses: { 200: writtenLocation, ...missing, ...invalid, ...common },
  }),
  updateCategories: endpoint({
    method: 'PATCH',
    path: '/api/locations/{id}/categories',
    summary: 'Replaces the primary category, and the additional ones if present',
    params,
    body: z.strictObject({
      primary_category_id: z.string(),
      additional_category_ids: z.optional(z.array(z.string()).check(z.maxLength(100))),
    }),
    responses: { 200: writtenLocation, ...missing, ...conflict, ...invalid, ...common },
  }),
  updateSocialProfiles: endpoint({
    method: 'PATCH',
    path: '/api/locations/{id}/social-profiles',
    summary: 'Sets the URLs of social profiles; null removes one, absent networks stay unchanged',
    params,
    body: z.strictObject({
      social_profiles: z.partialRecord(
        z.enum(socialNetworks),
        z.nullable(z.string().check(z.maxLength(2048))),
      ),
    }),
    responses: { 200: writtenLocation, ...missing, ...invalid, ...common },
  }),
  enableManagement: endpoint({
    method: 'POST',
    path: '/api/locations/{id}/gbp-management/enable',
    summary: 'Enables profile management; uses a slot',
    params,
    responses: { 200: writtenLocation, ...missing, ...forbidden, ...conflict, ...common },
  }),
  disableManagement: endpoint({
    method: 'POST',
    path: '/api/locations/{id}/gbp-management/disable',
    summary: 'Disables profile management; frees the slot and clears the unresolved-updates flag',
    params,
    responses: { 200: writtenLocation, ...missing, ...common },
  }),
  checkIfManaged: endpoint({
    method: 'GET',
    path: '/api/locations/{id}/gbp-management/check-if-managed',
    summary: 'Whether the profile is managed here, or by another customer',
    params,
    responses: {
      200: written(
        'managed',
        z.looseObject({ managed: expected(z.boolean()), managed_elsewhere: expected(z.boolean()) }),
        ['is_managed'],
      ),
      ...missing,
      ...common,
    },
  }),
  listByIds: endpoint({
    method: 'POST',
    path: '/api/locations/list',
    summary: 'Locations by id, in pages of 25',
    body: z.strictObject({
      locations: z.array(LocationId).check(z.maxLength(maximumSelection)),
      page,
    }),
    responses: { 200: paged(Location, ['locations']), ...invalid, ...common },
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/locations/list',
    summary: 'Matching locations, in pages of 25, or of 50 if locations or tags are excluded',
    query: z.strictObject({ ...locationFilters, sort: z.optional(z.enum(locationSorts)), page }),
    responses: { 200: paged(Location, ['locations']), ...invalid, ...common },
  }),
  failedPatchAttempts: endpoint({
    method: 'GET',
    path: '/api/locations/{id}/failed-patch-attempts',
    summary: 'Fields that the provider refused, with reasons',
    params,
    responses: {
      200: unwrapped(['failed_patch_attempts'], FailedPatchAttempts),
      ...missing,
      ...common,
    },
  }),
  currentPatchAttempts: endpoint({
    method: 'GET',
    path: '/api/locations/{id}/current-patch-attempts',
    summary: 'Pending patch attempts',
    params,
    responses: {
      200: listing(
        'patch_attempts',
        z.looseObject({ patch_attempts: expected(z.array(PatchAttempt)) }),
        ['current_patch_attempts'],
      ),
      ...missing,
      ...common,
    },
  }),
  markViewed: endpoint({
    method: 'POST',
    path: '/api/locations/{id}/mark-viewed',
    summary: 'Makes a location the most recently viewed one',
    params,
    responses: { 204: NoContent, ...missing, ...common },
  }),
  fetchGoogleUpdates: endpoint({
    method: 'POST',
    path: '/api/locations/{id}/fetch-google-updates',
    summary: 'Checks the provider for changes now',
    params,
    responses: {
      200: written(
        'location',
        z.looseObject({ location: expected(Location), updates_count: expected(z.int()) }),
      ),
      ...missing,
      ...forbidden,
      ...conflict,
      ...common,
    },
  }),
  refreshRelatedGoogleData: endpoint({
    method: 'POST',
    path: '/api/locations/{id}/refresh-related-google-data',
    summary: 'Refreshes media, services and attributes from the provider',
    params,
    responses: { 204: NoContent, ...missing, ...conflict, ...common },
  }),
  autoResolveDuplicateServices: endpoint({
    method: 'POST',
    path: '/api/locations/{id}/auto-resolve-duplicate-services',
    summary: 'Removes duplicate services',
    params,
    responses: { 204: NoContent, ...missing, ...conflict, ...common },
  }),
  fetchAccessToken: endpoint({
    method: 'GET',
    path: '/api/locations/{id}/fetch-access-token',
    summary: "A short-lived token of the location's account at the provider, for admins",
    params,
    responses: {
      200: envelope('access_token', z.looseObject({ access_token: z.string() })),
      ...missing,
      ...forbidden,
      ...conflict,
      ...common,
    },
  }),
  removeMedia: endpoint({
    method: 'DELETE',
    path: '/api/locations/{id}/media/{mediaId}',
    summary: 'Deletes a photo from the profile',
    params: z.strictObject({ id: LocationId, mediaId: MediaId }),
    responses: { 204: NoContent, ...missing, ...conflict, ...common },
  }),
  listMedia: endpoint({
    method: 'GET',
    path: '/api/locations/{id}/media',
    summary: 'Photos, in pages of 20',
    params,
    query: z.strictObject({ source: z.optional(z.enum(mediaSources)), page }),
    responses: { 200: paged(MediaItem, ['media']), ...missing, ...invalid, ...common },
  }),
  autoRejection: endpoint({
    method: 'POST',
    path: '/api/locations/{id}/auto-rejection',
    summary: 'Sets the automatic rejection of provider changes; absent fields stay unchanged',
    params,
    body: z.partial(AutoRejection),
    responses: { 200: writtenLocation, ...missing, ...forbidden, ...invalid, ...common },
  }),
});
