import type { LoaderFunctionArgs } from 'react-router';
import { prefetch } from '../../data/api/prefetch.ts';
import { tagQueries } from '../../data/tags/queries.ts';
import { readSearch } from './members/search-state.ts';
import { readTagId } from './tag-id.ts';

export function loadTag({ params }: LoaderFunctionArgs): null {
  prefetch(tagQueries.detail(readTagId(params['tagId'])));
  return null;
}

export function loadMembers({ params, request }: LoaderFunctionArgs): null {
  const search = readSearch(new URL(request.url).search);
  prefetch(tagQueries.members(readTagId(params['tagId']), search));
  return null;
}

export function loadCandidates({ params, request }: LoaderFunctionArgs): null {
  const search = readSearch(new URL(request.url).search);
  prefetch(tagQueries.candidates(readTagId(params['tagId']), search));
  return null;
}
