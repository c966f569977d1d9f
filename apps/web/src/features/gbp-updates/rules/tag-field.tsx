import { TagId } from '@placekeeper/contracts/core/id';
import { SelectField } from '@placekeeper/ui/select-field';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { parse } from '@placekeeper/contracts/core/validate';
import { tagQueries } from '../../../data/tags/queries.ts';

interface TagFieldProps {
  readonly chosen: TagId | null;
  readonly onChoose: (id: TagId) => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function TagField({ chosen, onChoose, ref }: TagFieldProps) {
  const { data, error } = useQuery(tagQueries.list());
  const tags = data?.tags ?? [];
  const isListed = tags.some(({ id }) => id === chosen);
  const deleted =
    data && chosen !== null && !isListed ? 'This tag was deleted. Choose another.' : undefined;
  return (
    <SelectField
      error={error ? `Couldn’t load tags. ${error.message}` : deleted}
      hint={data && tags.length === 0 ? 'There are no tags yet.' : undefined}
      label="Tag"
      ref={ref}
      options={tags.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={isListed ? String(chosen) : null}
      onValueChange={(value) => onChoose(parse(TagId, Number(value)))}
    />
  );
}
