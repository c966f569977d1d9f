import { endpoint } from '@placekeeper/contracts/core/endpoint';
import { conflict, invalid, missing } from '@placekeeper/contracts/core/error';
import { NoContent } from '@placekeeper/contracts/core/wire-types';
import * as z from 'zod/mini';
import { failed, signedOut } from './refusals.ts';

const params = z.strictObject({ id: z.int().check(z.positive()) });

export const snapshotCalls = {
  snapshots: endpoint({
    method: 'GET',
    path: '/__mock/snapshots',
    summary: "The account's snapshots",
    responses: {
      200: z.looseObject({
        snapshots: z.array(
          z.looseObject({
            id: z.int(),
            name: z.string(),
            account_time: z.string(),
            rows: z.int(),
          }),
        ),
      }),
      ...signedOut,
      ...failed,
    },
  }),
  takeSnapshot: endpoint({
    method: 'POST',
    path: '/__mock/snapshots',
    summary: 'Takes a snapshot of the account, which is kept until the twin ends',
    body: z.strictObject({ name: z.optional(z.string().check(z.maxLength(100))) }),
    responses: {
      200: z.looseObject({ snapshot_id: z.int() }),
      ...signedOut,
      ...conflict,
      ...invalid,
      ...failed,
    },
  }),
  restoreSnapshot: endpoint({
    method: 'POST',
    path: '/__mock/snapshots/{id}/restore',
    summary: 'Restores a snapshot; other accounts and all sessions stay unchanged',
    params,
    responses: { 204: NoContent, ...signedOut, ...missing, ...failed },
  }),
  deleteSnapshot: endpoint({
    method: 'DELETE',
    path: '/__mock/snapshots/{id}',
    summary: 'Deletes a snapshot',
    params,
    responses: { 204: NoContent, ...signedOut, ...missing, ...failed },
  }),
};
