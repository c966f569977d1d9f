import { unreadableIn } from '@placekeeper/contracts/core/decode';
import type { GoogleLocation } from '@placekeeper/contracts/model/google-location';
import {
  useSearchParams,
  Link,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { googleLocationQueries } from '../../../data/imports/queries.ts';
import { useLoaded, prefetch } from '../../../data/api/prefetch.ts';
import { formatCount, formatNumber } from '../../../lib/text/format.ts';
import { readFlow, type FetchAddress, stepPath, readFlowOf } from '../flow/flow-url.ts';
import { inOrder } from './profile-filter.ts';
import { ProfilePicker } from './profile-picker.tsx';
import { isOffered, failedSelection, suggested } from '../selection/profile-selection.ts';
import { UnreadRows } from '../../../widgets/page/unread-note.tsx';
import { StepPage } from '../flow/step-page.tsx';
import { Banner } from '@placekeeper/ui/banner';
import { ButtonLink } from '@placekeeper/ui/button-link';
import {
  currentUserQueries,
  mostReadByHome,
  useCurrentUser,
} from '../../../data/current-user/queries.ts';
import { redirectToStep, loadOnboardingState } from '../state/onboarding-state.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { lacksImports, withKnownImports } from '../../../data/imports/known-imports.ts';

export async function loader({ request }: LoaderFunctionArgs): Promise<Response | null> {
  const address = readFlowOf(request);
  prefetch(currentUserQueries.subscriptionMeta());
  return redirectToStep(
    'onboarding.select-profiles',
    address,
    await loadOnboardingState('onboarding.select-profiles', address),
  );
}

/** A change of the filter doesn't run the loader, because the URL still names the same fetch. */
function shouldRevalidateFetch({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const same =
    readFlow(currentUrl.searchParams).operation === readFlow(nextUrl.searchParams).operation;
  return same && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}

export const shouldRevalidate = shouldRevalidateFetch;

export function Component() {
  const [search] = useSearchParams();
  const { google_account, operation, again = false } = readFlow(search);
  // Without an account or a fetch in the URL, the loader redirects.
  if (google_account === undefined || operation === undefined) return null;
  return <Select key={operation} address={{ google_account, operation }} again={again} />;
}

interface SelectProps {
  readonly address: FetchAddress;
  readonly again: boolean;
}

function Select({ address, again }: SelectProps) {
  const found = useLoaded(googleLocationQueries.operation(address.operation));
  const { locations, groups, operation, canGrow } = found;
  const lastImport = useLoaded(googleLocationQueries.importStatus());
  const known = useKnownImports(locations);
  const profiles = inOrder(known.profiles);
  const lead = [
    foundText(profiles),
    canGrow && 'Placekeeper is still looking for more.',
    known.note,
    'Select the ones to import. Nothing changes on Google.',
  ];
  return (
    <StepPage wide lead={lead.filter(Boolean).join(' ')} title="Select profiles">
      <FetchErrors address={address} errors={operation?.errors ?? []} />
      <UnreadRows count={unreadableIn(found, 'locations')} one="profile" />
      <ProfilePicker
        address={address}
        groups={groups ?? []}
        profiles={profiles}
        suggestion={again ? failedSelection(lastImport) : suggested(profiles)}
      />
    </StepPage>
  );
}

function foundText(profiles: readonly GoogleLocation[]): string {
  const found = formatCount(profiles.length, 'profile');
  const imported = profiles.filter((profile) => !isOffered(profile)).length;
  if (imported === 0) return `${found} found.`;
  if (imported === profiles.length) return `${found} found, all already imported.`;
  return `${found} found, ${formatNumber(imported)} already imported.`;
}

interface FetchErrorsProps {
  readonly address: FetchAddress;
  readonly errors: readonly { readonly message: string }[];
}

/** Lists the errors of the fetch. The profiles found can be imported nevertheless. */
function FetchErrors({ address: { google_account }, errors }: FetchErrorsProps) {
  if (errors.length === 0) return null;
  return (
    <Banner
      actions={
        <ButtonLink
          render={<Link to={stepPath('onboarding.fetching-profiles', { google_account })} />}
          size="sm"
        >
          Try again
        </ButtonLink>
      }
      className="mt-5"
      title="Some profiles couldn’t be loaded"
      tone="pending"
    >
      {errors.map(({ message }) => message).join(' ')}
    </Banner>
  );
}

interface KnownImports {
  readonly profiles: readonly GoogleLocation[];
  /** The reason why the imported profiles aren't known yet; empty once they are. */
  readonly note: string;
}

/** ONB-4: compares the profiles with the user's locations if the platform doesn't say which of them are imported. */
function useKnownImports(found: readonly GoogleLocation[]): KnownImports {
  const { locations_count: count } = useCurrentUser();
  const isWanted = count !== 0 && lacksImports(found);
  const isLarge = count === undefined || count > mostReadByHome;
  const { data: records, isError } = useQuery({
    queryKey: ['portfolio', 'imports'],
    queryFn: async ({ signal }) => {
      const { readPortfolio } = await import('../../../data/portfolio/portfolio.ts');
      return readPortfolio({ signal });
    },
    enabled: isWanted && !isLarge,
    structuralSharing: false,
  });
  const profiles = useMemo(
    () => (isWanted && records ? withKnownImports(found, records) : found),
    [isWanted, found, records],
  );
  if (!isWanted || records) return { profiles, note: '' };
  return {
    profiles,
    note:
      isLarge || isError
        ? 'Placekeeper doesn’t know which are already imported.'
        : 'Comparing them with your locations…',
  };
}
