import type { Tag } from '@placekeeper/contracts/model/tag';
import { Button } from '@placekeeper/ui/button';
import { Menu, MenuItem } from '@placekeeper/ui/menu';
import { tagColourOf } from '@placekeeper/ui/lib/tag-colour';
import { TagSquare } from '@placekeeper/ui/tag-chip';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { isApiError } from '../../../data/http/api-error.ts';
import { readMemberIds, tagQueries } from '../../../data/tags/queries.ts';
import { formatNumber } from '../../../lib/text/format.ts';
import { showFailure, showToast } from '../../../widgets/toast/show-toast.ts';
import type { Review } from './use-review-state.ts';

interface TagFilterProps {
  readonly review: Review;
}

/** The platform doesn't filter updates by tag, so the request's URL names each location and has to stay short. */
const mostLocations = 300;

/** UPD-2: filters by the locations that have a tag now. */
export function TagFilter({ review }: TagFilterProps) {
  const { data } = useQuery(tagQueries.list());
  const tags = data?.tags ?? [];
  const filter = async ({ id, name }: Tag) => {
    try {
      const locations = [...(await readMemberIds(id))];
      if (locations.length === 0)
        return await showToast('info', `No locations have the tag “${name}”`);
      if (locations.length > mostLocations)
        return await showToast('warning', `Too many locations have the tag “${name}”`, {
          description: `You can filter updates by up to ${formatNumber(mostLocations)} locations.`,
        });
      return review.change({ locations });
    } catch (error) {
      if (!isApiError(error)) throw error;
      return showFailure('Couldn’t filter by tag')(error);
    }
  };
  return (
    <Menu
      trigger={
        <Button disabledReason={tags.length === 0 ? 'No tags' : undefined}>
          Tag
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      {tags.map((tag) => (
        <MenuItem
          key={tag.id}
          icon={<TagSquare colour={tagColourOf(tag.id)} />}
          onClick={() => void filter(tag)}
        >
          {tag.name}
        </MenuItem>
      ))}
    </Menu>
  );
}
