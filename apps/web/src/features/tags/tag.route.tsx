import { PageHeader } from '@placekeeper/ui/page-header';
import { Outlet } from 'react-router';
import { tags } from '@placekeeper/contracts/endpoints/tags';
import { usePrefetched } from '../../data/api/prefetch.ts';
import { keyOf } from '../../data/api/query.ts';
import { useIsDeletedHere } from '../../data/api/use-is-deleted-here.ts';
import { isKind } from '../../data/http/api-error.ts';
import { tagQueries } from '../../data/tags/queries.ts';
import { to } from '../../lib/url/paths.ts';
import { DocumentTitle } from '../../widgets/page/document-title.tsx';
import { LoadFailed } from '../../widgets/page/load-failed.tsx';
import { PageMissing } from '../../widgets/page/page-missing.tsx';
import { RowsSkeleton } from './members/rows-skeleton.tsx';
import { TagCrumbs } from './tag-crumbs.tsx';
import { useTagId } from './tag-id.ts';
import { loadTag } from './tag.loader.ts';

export const loader = loadTag;

export function Component() {
  const id = useTagId();
  const { data, error, isFetching, refetch } = usePrefetched(tagQueries.detail(id));
  const isDeletedHere = useIsDeletedHere(
    keyOf(tags.remove),
    id,
    (variables) => Object(variables).id === id,
  );
  // Takes precedence over loaded data, because another user may have deleted the tag since it was loaded.
  if (isKind(error, 'not-found') && !isDeletedHere) return <TagMissing name={data?.tag.name} />;

  return (
    <>
      {data ? (
        <Outlet context={data.tag} />
      ) : (
        <>
          <DocumentTitle>Tag</DocumentTitle>
          <PageHeader breadcrumbs={<TagCrumbs />} title="Tag" />
          {error ? (
            <LoadFailed whole query={{ error, isFetching, refetch }}>
              Couldn’t load this tag.
            </LoadFailed>
          ) : (
            <RowsSkeleton withSearch label="Loading tag" />
          )}
        </>
      )}
    </>
  );
}

/** `name` is known if the tag was deleted while it was shown. */
function TagMissing({ name }: { readonly name: string | undefined }) {
  return (
    <PageMissing way={{ to: to('tags'), label: 'Go to tags' }}>
      {name === undefined
        ? 'This tag doesn’t exist, or you don’t have access to it.'
        : `“${name}” no longer exists, or you no longer have access to it.`}
    </PageMissing>
  );
}
