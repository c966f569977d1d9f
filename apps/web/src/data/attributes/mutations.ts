import type { LocationId } from '@placekeeper/contracts/core/id';
import { attributes } from '@placekeeper/contracts/endpoints/attributes';
import type { AttributeInput } from '@placekeeper/contracts/model/attribute';
import { useMutation } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { putAnswer } from '../api/put-answer.ts';
import { attributeQueries } from './queries.ts';

export const updateAttributes = attributes.update;

/** ATTR-1: `mutate(changed)`; what is refused comes back as a `validation` failure with the place in this list. */
export function useUpdateAttributes(id: LocationId) {
  return useMutation({
    mutationFn: (changed: readonly AttributeInput[]) =>
      call(attributes.update, { params: { id }, body: { attributes: [...changed] } }),
    onSuccess: (answer) => putAnswer(attributeQueries.ofLocation(id).queryKey, answer),
  });
}
