import type { LocationId, TagId } from '@placekeeper/contracts/core/id';
import { tags } from '@placekeeper/contracts/endpoints/tags';
import { useMutation } from '@tanstack/react-query';
import { call } from './client.ts';
import { query } from './query.ts';
import { queryClient } from './query-client.ts';

export const tagQueries = {
  list: () => query(tags.list),
};

/** Answers `{ tag }`. */
export function useCreateTag() {
  return useMutation({
    mutationFn: (name: string) => call(tags.create, { body: { name } }),
    onSuccess: tagsChanged,
  });
}

interface TagMembers {
  readonly tag: TagId;
  readonly locations: readonly LocationId[];
}

/** LOC-4: those that have the tag already keep it once. */
export function useTagLocations() {
  return useMutation({
    mutationFn: ({ tag, locations }: TagMembers) =>
      call(tags.addLocations, { params: { id: tag }, body: { locations: [...locations] } }),
    onSuccess: membersChanged,
  });
}

export function useUntagLocations() {
  return useMutation({
    mutationFn: ({ tag, locations }: TagMembers) =>
      call(tags.removeLocations, { params: { id: tag }, body: { locations: [...locations] } }),
    onSuccess: membersChanged,
  });
}

const tagsChanged = () => queryClient.invalidateQueries({ queryKey: ['tags'] });

const membersChanged = () =>
  Promise.all([tagsChanged(), queryClient.invalidateQueries({ queryKey: ['locations'] })]);
