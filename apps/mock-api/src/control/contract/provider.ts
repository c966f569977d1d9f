import { endpoint } from '@placekeeper/contracts/core/endpoint';
import { conflict, invalid, missing } from '@placekeeper/contracts/core/error';
import { GoogleTokenId, LocationId } from '@placekeeper/contracts/core/id';
import { NoContent } from '@placekeeper/contracts/core/wire-types';
import { changeSources } from '@placekeeper/contracts/model/google-update';
import { providerFields } from '@placekeeper/contracts/rules/provider-fields';
import * as z from 'zod/mini';
import { failed, signedOut } from './refusals.ts';

export const providerCalls = {
  changeProfile: endpoint({
    method: 'POST',
    path: '/__mock/google-updates',
    summary: 'Changes a profile as Google or another manager',
    body: z.strictObject({
      location_id: LocationId,
      type: z.enum(changeSources),
      field_name: z.enum(providerFields),
      /** A value of the field; absent: the twin generates a plausible value. */
      update_value: z.optional(z.unknown()),
    }),
    responses: { 204: NoContent, ...signedOut, ...missing, ...invalid, ...failed },
  }),
  changeManyProfiles: endpoint({
    method: 'POST',
    path: '/__mock/google-updates/many',
    summary: 'Makes the same change to many managed profiles, in their order',
    body: z.strictObject({
      type: z.enum(changeSources),
      field_name: z.enum(providerFields),
      update_value: z.optional(z.unknown()),
      /** The maximum number of profiles; absent: all. */
      most: z.optional(z.int().check(z.minimum(1))),
    }),
    responses: { 200: z.looseObject({ changed: z.int() }), ...signedOut, ...invalid, ...failed },
  }),
  replaceTexts: endpoint({
    method: 'POST',
    path: '/__mock/texts',
    summary: "Replaces all free text in the caller's account with these texts, in turn",
    body: z.strictObject({
      texts: z.array(z.string().check(z.maxLength(10_000))).check(z.minLength(1)),
    }),
    responses: { 204: NoContent, ...signedOut, ...invalid, ...failed },
  }),
  changeStanding: endpoint({
    method: 'POST',
    path: '/__mock/profile-standing',
    summary: 'Suspends, unverifies or verifies a profile, as Google does',
    body: z.strictObject({
      location_id: LocationId,
      standing: z.enum(['verified', 'unverified', 'suspended']),
    }),
    responses: { 204: NoContent, ...signedOut, ...missing, ...invalid, ...failed },
  }),
  loseAuthorization: endpoint({
    method: 'POST',
    path: '/__mock/google-authorization/lose',
    summary: 'Revokes the permission of a connected account, as its owner does',
    body: z.strictObject({ token_id: GoogleTokenId }),
    responses: { 204: NoContent, ...signedOut, ...missing, ...invalid, ...failed },
  }),
  restoreAuthorization: endpoint({
    method: 'POST',
    path: '/__mock/google-authorization/restore',
    summary: 'Grants the permission again, as on the consent page',
    body: z.strictObject({ token_id: GoogleTokenId }),
    responses: { 204: NoContent, ...signedOut, ...missing, ...conflict, ...invalid, ...failed },
  }),
};
