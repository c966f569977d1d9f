import type { Tag } from '@placekeeper/contracts/model/tag';
import { Button } from '@placekeeper/ui/button';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { tagColourOf } from '@placekeeper/ui/lib/tag-colour';
import { PageHeader } from '@placekeeper/ui/page-header';
import { TagSquare } from '@placekeeper/ui/tag-chip';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useOutletContext } from 'react-router';
import { usePrefetched } from '../../data/api/prefetch.ts';
import { tagQueries } from '../../data/tags/queries.ts';
import { formatCount } from '../../lib/text/format.ts';
import { to } from '../../lib/url/paths.ts';
import { DocumentTitle } from '../../widgets/page/document-title.tsx';
import { DeleteDialog } from './dialogs/delete-dialog.tsx';
import { RenameDialog } from './dialogs/rename-dialog.tsx';
import { MemberList } from './members/member-list.tsx';
import { useRemoval } from './members/use-removal.ts';
import { TagCrumbs } from './tag-crumbs.tsx';
import { loadMembers } from './tag.loader.ts';

export const loader = loadMembers;

export function Component() {
  const tag = useOutletContext<Tag>();
  const removal = useRemoval(tag);
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null);
  const navigate = useNavigate();
  // Provides the number of locations if the tag has no count.
  const members = usePrefetched(tagQueries.members(tag.id));
  const all = tag.locations_count ?? members.data?.meta.total;
  const count = all === undefined ? undefined : Math.max(0, all - removal.leaving.size);

  return (
    <>
      <DocumentTitle>{tag.name}</DocumentTitle>
      <PageHeader
        actions={
          <>
            <Button onClick={() => setOpen('rename')}>Rename</Button>
            <Button variant="danger" onClick={() => setOpen('delete')}>
              Delete
            </Button>
            {count !== 0 && (
              <ButtonLink
                icon={<Plus aria-hidden />}
                render={<Link to={to('tags.add-locations', { tagId: tag.id })} />}
                variant="primary"
              >
                Add locations
              </ButtonLink>
            )}
          </>
        }
        breadcrumbs={<TagCrumbs />}
        count={
          Boolean(count) && (
            <Link
              className="inline-flex min-h-6 items-center text-accent-text hover:underline"
              to={to('locationManager', {}, { tags: [tag.id] })}
            >
              {formatCount(count ?? 0, 'location')}
            </Link>
          )
        }
        title={
          <span className="flex items-baseline gap-2.5 wrap-anywhere">
            <TagSquare className="size-2.5 -translate-y-px" colour={tagColourOf(tag.id)} />
            {tag.name}
          </span>
        }
      />
      <MemberList key={tag.id} removal={removal} tag={tag} />
      <RenameDialog
        tag={open === 'rename' ? tag : null}
        onClose={() => setOpen(null)}
        onMerged={(into) => void navigate(to('tags.show', { tagId: into.id }), { replace: true })}
      />
      <DeleteDialog
        tag={open === 'delete' ? tag : null}
        onClose={() => setOpen(null)}
        onDeleted={() => void navigate(to('tags'), { replace: true })}
      />
    </>
  );
}
