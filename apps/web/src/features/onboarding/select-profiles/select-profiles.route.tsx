import { unreadableIn } from '@placekeeper/contracts/core/decode';
import type { GoogleLocation } from '@placekeeper/contracts/model/google-location';
import { useSearchParams } from 'react-router';
import { googleLocationQueries } from '../../../data/imports/queries.ts';
import { useLoaded } from '../../../data/api/prefetch.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { FetchErrors } from './fetch-errors.tsx';
import { readFlow, type FetchAddress } from '../flow/flow-url.ts';
import { inOrder } from './profile-filter.ts';
import { ProfilePicker } from './profile-picker.tsx';
import { shouldRevalidateFetch, loadSelectProfiles } from './select-profiles.loader.ts';
import { isOffered, leftOut, suggested } from '../selection/profile-selection.ts';
import { UnreadRows } from '../../../widgets/page/unread-note.tsx';
import { StepPage } from '../flow/step-page.tsx';

export const loader = loadSelectProfiles;
export const shouldRevalidate = shouldRevalidateFetch;

export function Component() {
  const [search] = useSearchParams();
  const { google_account, operation, again = false } = readFlow(search);
  // The loader lets nobody in without them; while it sends somebody away, there is nothing to show.
  if (google_account === undefined || operation === undefined) return null;
  return <Select key={operation} address={{ google_account, operation }} again={again} />;
}

interface SelectProps {
  readonly address: FetchAddress;
  readonly again: boolean;
}

function Select({ address, again }: SelectProps) {
  const found = useLoaded(googleLocationQueries.operation(address.operation));
  const { locations, groups, operation, mayGrow } = found;
  const lastImport = useLoaded(googleLocationQueries.importStatus());
  const profiles = inOrder(locations);
  return (
    <StepPage
      wide
      lead={`${foundText(profiles)} ${mayGrow ? 'More may come: we keep asking. ' : ''}Choose the ones to import; nothing changes at Google.`}
      title="Select profiles"
    >
      <FetchErrors address={address} errors={operation?.errors ?? []} />
      <UnreadRows count={unreadableIn(found, 'locations')} one="profile" />
      <ProfilePicker
        address={address}
        groups={groups ?? []}
        profiles={profiles}
        suggestion={again ? leftOut(lastImport) : suggested(profiles)}
      />
    </StepPage>
  );
}

function foundText(profiles: readonly GoogleLocation[]): string {
  const found = formatCount(profiles.length, 'profile');
  const imported = profiles.filter((profile) => !isOffered(profile)).length;
  if (imported === 0) return `${found} found.`;
  if (imported === profiles.length) return `${found} found, and each is a location already.`;
  return `${found} found, ${formatCount(imported, 'is a location', 'are locations')} already.`;
}
