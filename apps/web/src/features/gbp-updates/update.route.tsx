import { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { storeCodeOf } from '@placekeeper/contracts/wording/store-code';
import { cn } from '@placekeeper/ui/lib/cn';
import { fieldName } from '../../widgets/field-value/field-name.ts';
import { isResolved, type UpdateAction } from '@placekeeper/contracts/rules/update-can';
import { Breadcrumbs, Crumb } from '@placekeeper/ui/breadcrumbs';
import { useFocusRequest } from '@placekeeper/ui/hooks/use-focus-request';
import { useMediaQuery } from '@placekeeper/ui/hooks/use-media-query';
import { PageHeader } from '@placekeeper/ui/page-header';
import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';
import type { MouseEvent } from 'react';
import { Link, useParams, type LoaderFunctionArgs } from 'react-router';
import { isKind, apiError } from '../../data/http/api-error.ts';
import { useCurrentUser, loadCurrentUser } from '../../data/current-user/queries.ts';
import { usePrefetched, prefetch } from '../../data/api/prefetch.ts';
import { resolutions } from '../../data/updates/decide-update.ts';
import { useDecisions } from '../../data/updates/update-decisions.ts';
import { updateQueries } from '../../data/updates/queries.ts';
import { formatDateTime } from '../../lib/text/format.ts';
import { to } from '../../lib/url/paths.ts';
import { DocumentTitle } from '../../widgets/page/document-title.tsx';
import { PageMissing } from '../../widgets/page/page-missing.tsx';
import { UpdateSource } from '../../widgets/updates/update-source.tsx';
import { sentenceCase, UpdateTitle } from '../../widgets/updates/update-title.tsx';
import { AlwaysReject } from './rules/always-reject.tsx';
import { RuleQuestion } from './rules/rule-question.tsx';
import { SubscriptionNeeded } from './subscription-needed.tsx';
import { RelatedUpdates } from './detail/related-updates.tsx';
import { ReopenUpdate } from './detail/reopen-update.tsx';
import { UpdateDetail } from './detail/update-detail.tsx';
import { useRuleQuestion } from './rules/use-rule-question.ts';
import { safeParse } from '@placekeeper/contracts/core/validate';
import { LoadFailed } from '../../widgets/page/load-failed.tsx';

/** SHELL-14: an invalid id is a missing update. */
function readUpdateId(param: string | undefined): GoogleUpdateId {
  const id = safeParse(GoogleUpdateId, /^\d+$/.test(param ?? '') ? Number(param) : null);
  if (!id.success) throw apiError({ kind: 'not-found' }, { endpoint: 'updates.show' });
  return id.data;
}

export async function loader({ params }: LoaderFunctionArgs): Promise<null> {
  const id = readUpdateId(params['updateId']);
  const user = await loadCurrentUser();
  if (user.has_gbp_management_subscription !== false) prefetch(updateQueries.detail(id));
  return null;
}

export function Component() {
  const { has_gbp_management_subscription: subscribed } = useCurrentUser();
  const id = readUpdateId(useParams()['updateId']);
  if (subscribed !== false) return <SingleUpdate key={id} id={id} />;
  return (
    <>
      <DocumentTitle>GBP update</DocumentTitle>
      <SubscriptionNeeded title="GBP updates" />
    </>
  );
}

function SingleUpdate({ id }: { readonly id: GoogleUpdateId }) {
  const read = usePrefetched(updateQueries.detail(id));
  const { data, error } = read;
  const focus = useFocusRequest();
  const isWide = useMediaQuery('(width >= 64rem)');
  const update = data?.google_update;
  if (!update && isKind(error, 'not-found')) return <Missing />;
  return (
    <>
      <DocumentTitle>{update ? titleOf(update) : 'GBP update'}</DocumentTitle>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs>
            <Crumb render={<Link to={to('gbp.updates')} />}>GBP updates</Crumb>
          </Breadcrumbs>
        }
        // In a narrow window the location is below the title.
        count={
          update && isWide ? <bdi className="wrap-anywhere">{update.location.name}</bdi> : undefined
        }
        ref={update && focus.target('update')}
        title={update ? <UpdateTitle update={update} /> : 'GBP update'}
      />
      {update && <Decision isWide={isWide} update={update} />}
      {!update && !error && <DetailSkeleton />}
      {!update && error && (
        <LoadFailed whole query={read} onRetry={() => focus.request('update')}>
          Couldn’t load this update.
        </LoadFailed>
      )}
    </>
  );
}

const titleOf = ({ field_name, location }: GoogleUpdate): string =>
  `${sentenceCase(fieldName(field_name))} · ${location.name}`;

interface DecisionProps {
  readonly update: GoogleUpdate;
  /** Whether the facts have a separate column. In a narrow window they are above the change. */
  readonly isWide: boolean;
}

function Decision({ update, isWide }: DecisionProps) {
  const { decide, decisionOf, errors } = useDecisions();
  const rule = useRuleQuestion();
  const action = decisionOf(update);
  // Shows the decision before the platform answers.
  const shown =
    action && !isResolved(update)
      ? { ...update, resolution: { resolved_action: resolutions[action] } }
      : update;

  const onDecide = (chosen: UpdateAction, { currentTarget }: MouseEvent) => {
    const place = currentTarget.closest<HTMLElement>('[data-decision]');
    place?.focus();
    decide(chosen, [update], () => place?.focus());
  };

  return (
    <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1fr)_clamp(20rem,22vw,26rem)]">
      <div className="min-w-0">
        <UpdateDetail
          isPage
          factsElsewhere={isWide}
          update={shown}
          unconfirmed={shown !== update}
          error={errors.get(update.id)}
          beside={
            <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 text-12 print:hidden">
              {isResolved(update) && <ReopenUpdate update={update} />}
              <AlwaysReject update={update} onRule={rule.ask} />
            </div>
          }
          onDecide={onDecide}
        />
        {isWide && <RelatedUpdates update={update} />}
      </div>
      <UpdateFacts isWide={isWide} update={update} />
      {/* Last, because it arrives late and would move what is below it. */}
      {!isWide && (
        <div className="min-w-0">
          <RelatedUpdates update={update} />
        </div>
      )}
      <RuleQuestion question={rule} />
    </div>
  );
}

const link = 'text-accent-text underline-offset-3 hover:underline';

function UpdateFacts({ update, isWide }: DecisionProps) {
  const { location, type, created_at: created } = update;
  const code = storeCodeOf(location);
  const all = (
    <Link className={link} to={to('gbp.updates', {}, { locations: [location.id] })}>
      All updates for this location
    </Link>
  );
  if (!isWide) return <p className="text-12">{all}</p>;
  return (
    <section
      aria-label="About this update"
      className="h-fit rounded-8 border border-line bg-surface px-4 py-3.5"
    >
      <dl className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-2 wrap-anywhere [&_dt]:text-text-3">
        <dt>Location</dt>
        <dd>
          <Link className={cn(link, 'font-550')} to={to('location', { location: location.id })}>
            <bdi>{location.name}</bdi>
          </Link>
        </dd>
        {code !== undefined && (
          <>
            <dt>Store code</dt>
            <dd className="font-mono text-12 leading-5">{code}</dd>
          </>
        )}
        {location.formatted_address && (
          <>
            <dt>Address</dt>
            <dd>
              <bdi>{location.formatted_address}</bdi>
            </dd>
          </>
        )}
        {type !== undefined && (
          <>
            <dt>Changed by</dt>
            <dd>
              <UpdateSource source={type} />
            </dd>
          </>
        )}
        {created && (
          <>
            <dt>Detected</dt>
            <dd className="tabular-nums">{formatDateTime(created)}</dd>
          </>
        )}
      </dl>
      <p className="mt-3 border-t border-line pt-3 text-12">{all}</p>
    </section>
  );
}

function Missing() {
  return (
    <PageMissing way={{ to: to('gbp.updates'), label: 'Go to GBP updates' }}>
      This update doesn’t exist, or you don’t have access to it.
    </PageMissing>
  );
}

function DetailSkeleton() {
  return (
    <SkeletonRegion label="Loading update" className="grid max-w-190 gap-4">
      <Skeleton className="w-64 lg:hidden" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-control-lg w-64" />
    </SkeletonRegion>
  );
}
