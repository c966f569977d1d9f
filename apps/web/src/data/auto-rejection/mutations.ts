import type { LocationId } from '@placekeeper/contracts/core/id';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { AutoRejection } from '@placekeeper/contracts/model/auto-rejection';
import type { Location } from '@placekeeper/contracts/model/location';
import {
  autoRejectableFields,
  updateBehaviours,
} from '@placekeeper/contracts/rules/auto-rejection';
import { useMutation } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { cacheWrittenLocation, withLocation } from '../location-cache/location-cache.ts';

type Kept = Pick<
  Location,
  'google_update_behaviour' | 'auto_rejection_fields' | 'allow_owner_manager_auto_reject'
>;

const rejectionKeys: readonly (keyof AutoRejection)[] = [
  'google_update_behaviour',
  'auto_rejection_fields',
  'allow_owner_manager_auto_reject',
];

/** UPD-9: the settings that are invalid or that the form cannot show completely. */
export function unreadRejection({
  google_update_behaviour: behaviour,
  auto_rejection_fields: fields,
  allow_owner_manager_auto_reject: owners,
}: Kept): ReadonlySet<keyof AutoRejection> {
  const isKnown = {
    google_update_behaviour: updateBehaviours.some((known) => known === behaviour),
    auto_rejection_fields: fields?.every((field) =>
      autoRejectableFields.some((one) => one === field),
    ),
    allow_owner_manager_auto_reject: owners !== undefined,
  } as const;
  return new Set(rejectionKeys.filter((key) => !isKnown[key]));
}

/** Drops fields that this version doesn't know, and replaces other unknown values with the defaults. */
export const autoRejectionOf = (kept: Kept): AutoRejection => ({
  google_update_behaviour:
    updateBehaviours.find((known) => known === kept.google_update_behaviour) ?? 'no-action',
  // Keeps a fixed order, so that removing and adding the same field is no change.
  auto_rejection_fields: autoRejectableFields.filter((field) =>
    kept.auto_rejection_fields?.includes(field),
  ),
  allow_owner_manager_auto_reject: kept.allow_owner_manager_auto_reject ?? false,
});

/** LSET-1: fails as `forbidden` without a subscription. */
export function useSetAutoRejection(id: LocationId) {
  return useMutation({
    mutationFn: (body: Partial<AutoRejection>) =>
      withLocation(id, call(locations.autoRejection, { params: { id }, body })),
    onSuccess: (answer) => cacheWrittenLocation(id, answer),
  });
}
