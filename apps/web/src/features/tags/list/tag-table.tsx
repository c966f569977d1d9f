import { MoreIcon } from '@placekeeper/ui/icons/more-icon';
import type { Tag } from '@placekeeper/contracts/model/tag';
import { IconButton } from '@placekeeper/ui/icon-button';
import { cn } from '@placekeeper/ui/lib/cn';
import { tagColourOf } from '@placekeeper/ui/lib/tag-colour';
import { createMenuHandle, MenuItem, SharedMenu, SharedMenuTrigger } from '@placekeeper/ui/menu';
import { Cell, HeaderCell, Row, Table } from '@placekeeper/ui/table';
import { TagSquare } from '@placekeeper/ui/tag-chip';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { PencilLine, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { useCurrentUser } from '../../../data/current-user/queries.ts';
import { formatCount, formatNumber } from '../../../lib/text/format.ts';
import { to } from '../../../lib/url/paths.ts';
import { type TagListState } from './tag-list-state.ts';

/** All rows share one menu. */
const menu = createMenuHandle<Tag>();

interface TagTableProps {
  readonly tags: readonly Tag[];
  readonly sort: TagListState['sort'];
  readonly onSort: (sort: TagListState['sort']) => void;
  readonly onRename: (tag: Tag) => void;
  readonly onDelete: (tag: Tag) => void;
}

/** A table at every width, because its three short columns always fit. */
export function TagTable({ tags, sort, onSort, onRename, onDelete }: TagTableProps) {
  const counted = tags.some(({ locations_count: count }) => count !== undefined);
  return (
    <>
      <Table label="Tags">
        <thead>
          <tr>
            <HeaderCell
              className="max-sm:w-full sm:w-2/5"
              sort={sort === undefined ? 'ascending' : sort === '-name' ? 'descending' : 'none'}
              onSort={() => onSort(sort === undefined ? '-name' : undefined)}
            >
              Tag
            </HeaderCell>
            {counted ? (
              <>
                <HeaderCell
                  align="end"
                  sort={
                    sort === 'locations'
                      ? 'ascending'
                      : sort === '-locations'
                        ? 'descending'
                        : 'none'
                  }
                  onSort={() => onSort(sort === '-locations' ? 'locations' : '-locations')}
                >
                  Locations
                </HeaderCell>
                <HeaderCell className="pl-8 max-sm:hidden">Share of locations</HeaderCell>
              </>
            ) : (
              <HeaderCell align="end">Locations</HeaderCell>
            )}
            <HeaderCell className="w-12">
              <VisuallyHidden>Actions</VisuallyHidden>
            </HeaderCell>
          </tr>
        </thead>
        <tbody>
          {tags.map((tag) => (
            <Row key={tag.id}>
              <Cell className="py-1.5">
                <span className="flex items-baseline gap-2.5">
                  <TagSquare className="-translate-y-px" colour={tagColourOf(tag.id)} />
                  <Link
                    className="flex min-h-6 min-w-0 items-center font-550 wrap-anywhere text-text hover:underline"
                    to={to('tags.show', { tagId: tag.id })}
                  >
                    {tag.name}
                  </Link>
                </span>
              </Cell>
              <Cell numeric>
                <LocationCount tag={tag} />
              </Cell>
              {counted && (
                <Cell className="pl-8 max-sm:hidden">
                  <Share tag={tag} />
                </Cell>
              )}
              <Cell align="end">
                <SharedMenuTrigger handle={menu} payload={tag}>
                  <IconButton icon={<MoreIcon />} label={`Actions for ${tag.name}`} size="sm" />
                </SharedMenuTrigger>
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      <SharedMenu handle={menu}>
        {(tag) => (
          <>
            <MenuItem icon={<PencilLine aria-hidden />} onClick={() => onRename(tag)}>
              Rename…
            </MenuItem>
            <MenuItem destructive icon={<Trash2 aria-hidden />} onClick={() => onDelete(tag)}>
              Delete…
            </MenuItem>
          </>
        )}
      </SharedMenu>
    </>
  );
}

function Share({ tag: { id, locations_count: count } }: { readonly tag: Tag }) {
  const { locations_count: total } = useCurrentUser();
  if (count === undefined || !total) return null;
  const share = Math.min(1, count / total);
  return (
    <span className="flex items-center gap-2.5">
      <span aria-hidden className="flex h-1.5 flex-1 overflow-hidden rounded-full bg-pressed">
        <span
          className={cn('h-full', share > 0 && 'min-w-0.5')}
          style={{ width: `${share * 100}%` }}
        >
          <TagSquare className="block size-full rounded-full" colour={tagColourOf(id)} />
        </span>
      </span>
      <span className="w-10 text-text-2 tabular-nums">{shareText(share)}</span>
    </span>
  );
}

/** Rounds neither a small share down to 0 % nor a large share up to 100 %. */
function shareText(share: number): string {
  if (share > 0 && share < 0.01) return '<1%';
  return share < 1 ? `${Math.min(99, Math.round(share * 100))}%` : '100%';
}

function LocationCount({ tag }: { readonly tag: Tag }) {
  const { locations_count: count } = tag;
  if (count === 0) return <span className="text-text-3">0</span>;
  return (
    <Link
      aria-label={`${count === undefined ? 'Show locations' : formatCount(count, 'location')} with the tag ${tag.name}`}
      className="-mx-1 inline-flex min-h-6 min-w-6 items-center justify-end px-1 text-accent-text hover:underline"
      to={to('locationManager', {}, { tags: [tag.id] })}
    >
      {count === undefined ? 'Show' : formatNumber(count)}
    </Link>
  );
}
