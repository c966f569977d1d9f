import type { LocationId } from '@placekeeper/contracts/core/id';
import type { AttributeInput } from '@placekeeper/contracts/model/attribute';
import { useMutation } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { putAnswer } from '../api/write-cache.ts';
import { attributeQueries, updateAttributes } from './queries.ts';

/** ATTR-1: a `validation` error names the position in `changed`. */
export function useUpdateAttributes(id: LocationId) {
  return useMutation({
    mutationFn: (changed: readonly AttributeInput[]) =>
      call(updateAttributes, { params: { id }, body: { attributes: [...changed] } }),
    onSuccess: (answer) => putAnswer(attributeQueries.ofLocation(id).queryKey, answer),
  });
}
