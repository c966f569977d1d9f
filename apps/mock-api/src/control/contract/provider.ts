import { endpoint } from '@placekeeper/contracts/core/endpoint';
import { conflict, invalid, missing } from '@placekeeper/contracts/core/error';
import { GoogleTokenId, LocationId } from '@placekeeper/contracts/core/id';
import { NoContent } from '@placekeeper/contracts/core/wire';
import { changeSources } from '@placekeeper/contracts/model/google-update';
import { providerFields } from '@placekeeper/contracts/rules/provider-fields';
import * as z from 'zod/mini';
import { failed, signedOut } from './refusals.ts';

export const providerCalls = {
  changeProfile: endpoint({
    method: 'POST',
    path: '/__mock/google-updates',
    summary: 'Somebody changes a profile at the provider',
    body: z.strictObject({
      location_id: LocationId,
      type: z.enum(changeSources),
      field_name: z.enum(providerFields),
      /** A value of the field; absent: a plausible one is generated. */
      update_value: z.optional(z.unknown()),
    }),
    responses: { 204: NoContent, ...signedOut, ...missing, ...invalid, ...failed },
  }),
  changeManyProfiles: endpoint({
    method: 'POST',
    path: '/__mock/google-updates/many',
    summary: 'Somebody makes the same change to many profiles: the managed ones, the first first',
    body: z.strictObject({
      type: z.enum(changeSources),
      field_name: z.enum(providerFields),
      update_value: z.optional(z.unknown()),
      /** The maximum number; absent: all. */
      most: z.optional(z.int().check(z.minimum(1))),
    }),
    responses: { 200: z.looseObject({ changed: z.int() }), ...signedOut, ...invalid, ...failed },
  }),
  replaceTexts: endpoint({
    method: 'POST',
    path: '/__mock/texts',
    summary: "Whatever people wrote in the caller's world becomes one of these texts, in turn",
    body: z.strictObject({
      texts: z.array(z.string().check(z.maxLength(10_000))).check(z.minLength(1)),
    }),
    responses: { 204: NoContent, ...signedOut, ...invalid, ...failed },
  }),
  changeStanding: endpoint({
    method: 'POST',
    path: '/__mock/profile-standing',
    summary: 'Google suspends a profile, takes its verification away, or gives it back',
    body: z.strictObject({
      location_id: LocationId,
      standing: z.enum(['verified', 'unverified', 'suspended']),
    }),
    responses: { 204: NoContent, ...signedOut, ...missing, ...invalid, ...failed },
  }),
  loseAuthorization: endpoint({
    method: 'POST',
    path: '/__mock/google-authorization/lose',
    summary: 'The owner of a connected account takes the permission back',
    body: z.strictObject({ token_id: GoogleTokenId }),
    responses: { 204: NoContent, ...signedOut, ...missing, ...invalid, ...failed },
  }),
  restoreAuthorization: endpoint({
    method: 'POST',
    path: '/__mock/google-authorization/restore',
    summary: 'The owner gives it again, as on the consent page',
    body: z.strictObject({ token_id: GoogleTokenId }),
    responses: { 204: NoContent, ...signedOut, ...missing, ...conflict, ...invalid, ...failed },
  }),
};
