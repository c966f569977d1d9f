import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaded, usePrefetched, prefetch } from '../../data/api/prefetch.ts';
import { useLocationId, readLocationId } from '../../data/locations/location-id.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import { forgetFailedChanges } from '../../data/services/mutations.ts';
import { serviceQueries, useSuggestions } from '../../data/services/queries.ts';
import { shouldRevalidateVisit } from '../../lib/url/should-revalidate-visit.ts';
import { DocumentTitle } from '../../widgets/page/document-title.tsx';
import { LoadFailed } from '../../widgets/page/load-failed.tsx';
import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Location } from '@placekeeper/contracts/model/location';
import type { ServicesView } from '@placekeeper/contracts/model/service';
import { Banner } from '@placekeeper/ui/banner';
import { Button } from '@placekeeper/ui/button';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { CopyX } from 'lucide-react';
import { use, useRef } from 'react';
import type { ApiError } from '../../data/http/api-error.ts';
import { duplicatesAmong, serviceCategoriesOf } from '../../data/services/listed-services.ts';
import { useServiceChanges } from '../../data/services/service-changes.ts';
import { formatCount, formatNumber } from '../../lib/text/format.ts';
import { LeaveGuard } from '../../widgets/form/leave-guard.tsx';
import { ManagementNotice } from '../../widgets/location/management-notice.tsx';
import { FailureReason, RetryButton } from '../../widgets/page/retry-button.tsx';
import { StateNote } from '../../widgets/publishing/use-field-note.tsx';
import { useFieldStates } from '../../widgets/publishing/use-field-states.ts';
import { filtered, isNameTaken, servicesOf } from './category-lists.ts';
import { CategorySection } from './category-section.tsx';
import { isFiltering } from './filter/service-filter.ts';
import { useServiceDrafts, showRemoved, type ServiceList } from './service-list.ts';
import { useServiceFilter, useRemoveDuplicates, ServicesToolbar } from './services-toolbar.tsx';
import { suggestionLists, suggestionsFor } from './suggestions/suggestion-groups.ts';
import { SuggestionsPanel } from './suggestions/suggestions-panel.tsx';
import { SaveBlocked } from '../../widgets/form/save-blocked.ts';

/** Runs in parallel with the location's requests. Suggestions load later, because they depend on the location. */
export function loader({ params }: LoaderFunctionArgs): null {
  const id = readLocationId(params['location']);
  forgetFailedChanges(id);
  prefetch(serviceQueries.ofLocation(id));
  return null;
}

export const shouldRevalidate = shouldRevalidateVisit;

export function Component() {
  const id = useLocationId();
  const { location } = useLoaded(locationQueries.detail(id));
  const { data, error, isPending, isFetching, refetch } = usePrefetched(
    serviceQueries.ofLocation(id),
  );
  return (
    <>
      <DocumentTitle>{`${location.name} · Services`}</DocumentTitle>
      {data && (
        <ServicesPage
          key={id}
          location={location}
          view={data}
          reload={error && { error, retrying: isFetching, retry: () => void refetch() }}
        />
      )}
      {!data && isPending && <ServicesSkeleton />}
      {!data && !isPending && (
        <LoadFailed whole query={{ error, isFetching, refetch }}>
          Couldn’t load services.
        </LoadFailed>
      )}
    </>
  );
}

const ServicesSkeleton = () => (
  <SkeletonRegion className="mt-4 grid max-w-202 gap-4" label="Loading services">
    <Skeleton className="h-control w-full max-w-80" />
    <div className="grid gap-7 rounded-8 border border-line bg-surface p-4">
      <Skeleton className="w-24" />
      <Skeleton className="w-56" />
      <Skeleton className="w-44" />
      <Skeleton className="w-52" />
      <Skeleton className="w-40" />
    </div>
  </SkeletonRegion>
);

interface ServicesPageProps {
  readonly location: Location;
  readonly view: ServicesView;
  /** Set if the last load failed; the page shows data loaded earlier. */
  readonly reload: ReloadProps | null;
}

function ServicesPage({ location, view, reload }: ServicesPageProps) {
  const { id, primary_category: primary } = location;
  const controls = useServiceFilter();
  const changing = useServiceChanges(id);
  const { serviceItems } = useFieldStates(location);
  const drafts = useServiceDrafts();
  const suggestions = useRef<HTMLHeadingElement>(null);
  const { data: suggested } = useSuggestions(location);
  const categories = serviceCategoriesOf(view);
  const services = servicesOf(view);
  const shown = filtered(categories, controls.filter);
  const found = shown.flatMap((one) => one.services).length;
  // The heading of a category has the count of its services.
  const hasSeveral = categories.filter((one) => one.services.length > 0).length > 1;
  const countText = isFiltering(controls.filter)
    ? `${formatCount(found, 'service')} found`
    : hasSeveral && formatCount(services.length, 'service');
  const list: ServiceList = {
    id,
    categoryIds: categories.map(({ category }) => category.id),
    duplicates: duplicatesAmong(categories),
    changes: changing.changes,
    drafts,
    suggestionsFor: (category, name) =>
      suggestionsFor(
        suggestionLists(suggested?.suggestions ?? [], services, changing.changes, {}),
        category,
        name,
      ),
    addSuggestion: changing.add,
    isNameTaken: (category, name) => isNameTaken(categories, category, name),
    remove: (service) =>
      void changing.remove(service).then(
        () => showRemoved(id, service),
        // The service's row shows the error.
        () => undefined,
      ),
  };

  return (
    <>
      <ManagementNotice location={location} />
      <DuplicatesBanner id={id} count={list.duplicates.size} />
      {reload && <ReloadFailed {...reload} />}
      <div data-field="serviceItems">
        <ServicesToolbar
          id={id}
          categories={categories.map(({ category }) => category)}
          {...controls}
        >
          {/* Without a text, the negative margin removes the gap before it. */}
          <p role="status" className="text-12 text-text-3 empty:-ml-4">
            {countText}
          </p>
          <StateNote state={serviceItems} />
          <Button
            className="min-[84rem]:hidden print:hidden"
            size="sm"
            variant="link"
            onClick={() => suggestions.current?.focus()}
          >
            View suggestions
          </Button>
        </ServicesToolbar>
      </div>
      <div className="grid gap-x-10 min-[84rem]:grid-cols-[minmax(0,50.5rem)_minmax(20rem,1fr)]">
        <div className="min-w-0">
          {shown.length > 0 && (
            <div className="mt-4 mb-6 overflow-clip rounded-8 border border-line bg-surface">
              {services.length === 0 && (
                <EmptyState variant="first-use" title="No services yet">
                  Add services to show customers what this business offers.
                </EmptyState>
              )}
              {shown.map((content) => (
                <CategorySection
                  key={content.category.id}
                  list={list}
                  primary={content.category.id === primary?.id}
                  content={content}
                />
              ))}
            </div>
          )}
          {categories.length === 0 && (
            <EmptyState variant="done">
              Add a category to this location to list services.
            </EmptyState>
          )}
          {categories.length > 0 && shown.length === 0 && (
            <EmptyState
              variant="no-results"
              action={
                <Button onClick={() => controls.change({ filter: '', categories: [] })}>
                  Clear filters
                </Button>
              }
            >
              No services match.
            </EmptyState>
          )}
        </div>
        <SuggestionsPanel
          className="mt-4 mb-6 min-w-0 max-w-202 self-start rounded-8 border border-line bg-surface p-4"
          location={location}
          filter={controls.filter}
          listed={services}
          changing={changing}
          headingRef={suggestions}
        />
      </div>
      <LeaveGuard
        names={drafts.names.map((name) => `the service “${name}”`)}
        hasChanges={drafts.hasAny}
        onLeave={drafts.forget}
      />
    </>
  );
}

interface ReloadProps {
  readonly error: ApiError;
  readonly retrying: boolean;
  readonly retry: () => void;
}

function ReloadFailed({ error, retrying, retry }: ReloadProps) {
  // The screen explains that the location is gone.
  if (use(SaveBlocked) !== null) return null;
  return (
    <Banner
      className="mt-4"
      role="alert"
      tone="danger"
      title="Couldn’t refresh services"
      actions={<RetryButton error={error} isRetrying={retrying} size="sm" onRetry={retry} />}
    >
      <FailureReason error={error} /> This list may be out of date.
    </Banner>
  );
}

interface DuplicatesBannerProps {
  readonly id: LocationId;
  readonly count: number;
}

function DuplicatesBanner({ id, count }: DuplicatesBannerProps) {
  const { remove, pending } = useRemoveDuplicates(id);
  return (
    // Always mounted, because screen readers announce only changes of an existing live region.
    <div role="status" className="not-empty:mt-4">
      {count > 0 && (
        <Banner
          tone="pending"
          icon={<CopyX aria-hidden />}
          title={count === 1 ? '1 duplicate service' : `${formatNumber(count)} duplicate services`}
          actions={
            <Button size="sm" loading={pending} onClick={remove}>
              Remove duplicates
            </Button>
          }
        >
          Placekeeper keeps the standard service, or the first one if none is standard.
        </Banner>
      )}
    </div>
  );
}
