import { TagId } from '@placekeeper/contracts/core/id';
import { SelectField } from '@placekeeper/ui/select-field';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import * as z from 'zod/mini';
import { tagQueries } from '../../../data/tags/queries.ts';

interface TagFieldProps {
  readonly chosen: TagId | null;
  readonly onChoose: (id: TagId) => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function TagField({ chosen, onChoose, ref }: TagFieldProps) {
  const { data, error } = useQuery(tagQueries.list());
  const tags = data?.tags ?? [];
  return (
    <SelectField
      error={error ? `Couldn’t load tags. ${error.message}` : undefined}
      hint={data && tags.length === 0 ? 'There are no tags yet.' : undefined}
      label="Tag"
      ref={ref}
      options={tags.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={chosen === null ? null : String(chosen)}
      onValueChange={(value) => onChoose(z.parse(TagId, Number(value)))}
    />
  );
}
