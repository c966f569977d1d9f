import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Location } from '@placekeeper/contracts/model/location';
import { Banner } from '@placekeeper/ui/banner';
import { Button } from '@placekeeper/ui/button';
import { useMediaQuery } from '@placekeeper/ui/hooks/use-media-query';
import { usePreload } from '@placekeeper/ui/hooks/use-preload';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { GitCompareArrows } from 'lucide-react';
import {
  Suspense,
  useDeferredValue,
  useRef,
  useState,
  type MouseEvent,
  type Ref,
  useId,
} from 'react';
import { useLoaded } from '../../data/api/prefetch.ts';
import { usePendingSources } from '../../data/location-cache/pending-notices.ts';
import { useLocationId } from '../../data/locations/location-id.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import { useDecisions } from '../../data/updates/update-decisions.ts';
import { formatCount, formatNumber } from '../../lib/text/format.ts';
import { SaveArea } from '../../widgets/form/save-area.tsx';
import { useOpenUpdates } from '../../widgets/google-card/use-open-updates.ts';
import { ManagementNotice } from '../../widgets/location/management-notice.tsx';
import { DocumentTitle } from '../../widgets/page/document-title.tsx';
import { LoadFailed } from '../../widgets/page/load-failed.tsx';
import { useFieldStates } from '../../widgets/publishing/use-field-states.ts';
import { AddressSection } from './form/address-section.tsx';
import { BusinessSection, OwnSection } from './form/business-section.tsx';
import { fieldNames } from './form/info-values.ts';
import { ContactSection } from './form/contact-section.tsx';
import { useFormStatus } from '../../widgets/saved-form/use-form-status.ts';
import { prepareSave, useInfoForm, type InfoForm } from './form/use-info-form.ts';
import { HoursSection } from './hours/hours-section.tsx';
import { AreasSection, CategoriesSection } from './lists/profile-lists.tsx';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import type { UpdateAction } from '@placekeeper/contracts/rules/update-can';
import { Badge } from '@placekeeper/ui/badge';
import { RelativeTime } from '@placekeeper/ui/relative-time';
import { focusAfter } from '../../lib/browser/focus-after.ts';
import { FieldChange } from '../../widgets/field-value/field-change.tsx';
import { UnreadRows } from '../../widgets/page/unread-note.tsx';
import { UpdateActions } from '../../widgets/updates/update-actions.tsx';
import { UpdateRemarks } from '../../widgets/updates/update-remarks.tsx';
import { UpdateSource } from '../../widgets/updates/update-source.tsx';
import { UpdateTitle } from '../../widgets/updates/update-title.tsx';

export function Component() {
  const id = useLocationId();
  const { location } = useLoaded(locationQueries.detail(id));
  return (
    <>
      <DocumentTitle>{`${location.name} · Info`}</DocumentTitle>
      <InfoPage key={id} location={location} />
    </>
  );
}

const InfoHistory = lazyPart(async () => (await import('./history/info-history.tsx')).InfoHistory);

const ClosingDialog = lazyPart(
  async () => (await import('./form/closing-dialog.tsx')).ClosingDialog,
);

const FormOverview = lazyPart(async () => (await import('./form/form-overview.tsx')).FormOverview);

function InfoPage({ location }: { readonly location: Location }) {
  const form = useInfoForm(location, useFieldStates(location));
  const { updates, unread, known, failed } = useOpenUpdates(location);
  const { decide, decisionOf, errors } = useDecisions();
  const open = updates.filter((update) => !decisionOf(update));
  // The panel stays after the last decision, because the focus is in it.
  const [reviewed, setReviewed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isWide = useMediaQuery('(min-width: 84rem)');
  const panel = open.length > 0 || unread > 0 || reviewed;
  // The first section is painted before the others are rendered; no form value needs a mounted field.
  const whole = useDeferredValue(true, false);

  return (
    <>
      <ManagementNotice location={location} />
      <UpdatesBanner
        id={location.id}
        hasOpen={open.length > 0}
        known={known}
        onReview={() => heading.current?.focus()}
      />
      <div className="grid gap-x-10 min-[84rem]:grid-cols-[minmax(0,50.5rem)_minmax(20rem,1fr)]">
        <div className="max-w-202 min-w-0 min-[84rem]:col-start-2">
          {failed && <LoadFailed query={failed}>Couldn’t load updates on Google.</LoadFailed>}
          {panel && (
            <OpenUpdatesPanel
              className="mt-6"
              unread={unread}
              updates={open}
              errors={errors}
              headingRef={heading}
              onDecide={(action, update) => {
                setReviewed(true);
                decide(action, [update], () => heading.current?.focus());
              }}
            />
          )}
          {isWide && whole && (
            <Suspense>
              <FormOverview form={form} known={known} location={location} updates={open} />
            </Suspense>
          )}
        </div>
        <form
          noValidate
          aria-label="Profile information"
          className="min-w-0 min-[84rem]:col-start-1 min-[84rem]:row-start-1"
          onSubmit={(event) => {
            event.preventDefault();
            form.save();
          }}
        >
          <BusinessSection form={form.view} />
          {whole && (
            <>
              <CategoriesSection form={form.view} location={location} />
              <OwnSection form={form.view} />
              <ContactSection form={form.view} location={location} />
              <AddressSection form={form.view} location={location} />
              <AreasSection form={form.view} location={location} />
              <HoursSection form={form.view} updates={open} />
            </>
          )}
        </form>
      </div>
      <Suspense>
        <InfoHistory location={location.id} form={form} />
      </Suspense>
      <SaveInfo form={form} />
    </>
  );
}

function SaveInfo({ form }: { readonly form: InfoForm }) {
  const { changed, wrong, conflicts } = useFormStatus(form);
  usePreload(prepareSave, changed.length > 0);
  return (
    <>
      {changed.includes('status') && (
        <Suspense>
          <ClosingDialog form={form} />
        </Suspense>
      )}
      <SaveArea
        {...form}
        changed={fieldNames(changed)}
        wrong={wrong.length}
        savedPart={fieldNames(form.savedPart)}
        notKept={fieldNames(form.notKept)}
        elsewhere={conflicts}
      />
    </>
  );
}

interface UpdatesBannerProps {
  readonly id: LocationId;
  readonly hasOpen: boolean;
  /** False if the updates are not loaded. */
  readonly known: boolean;
  readonly onReview: () => void;
}

/** Announces updates that have arrived since the page was opened. */
function UpdatesBanner({ id, hasOpen, known, onReview }: UpdatesBannerProps) {
  const sources = usePendingSources(id);
  return (
    // The live region stays mounted, because screen readers announce only changes of an existing region.
    <div role="status" className="not-empty:mt-4">
      {sources !== null && (hasOpen || !known) && (
        <Banner
          tone="pending"
          icon={<GitCompareArrows aria-hidden />}
          title={`New updates from ${sources}`}
          actions={
            hasOpen && (
              <Button size="sm" onClick={onReview}>
                Review
              </Button>
            )
          }
        />
      )}
    </div>
  );
}

/** Only a few updates are shown at first, because a long list would push the form below it off the screen. */
const shownAtFirst = 3;

interface UpdatesPanelProps {
  readonly updates: readonly GoogleUpdate[];
  readonly unread: number;
  readonly errors: ReadonlyMap<unknown, string>;
  readonly onDecide: (action: UpdateAction, update: GoogleUpdate) => void;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly className?: string;
}

function OpenUpdatesPanel({
  updates,
  unread,
  errors,
  onDecide,
  headingRef,
  className,
}: UpdatesPanelProps) {
  const [all, setAll] = useState(false);
  const shown = all ? updates : updates.slice(0, shownAtFirst);
  const more = updates.length - shown.length;

  const showAll = ({ currentTarget }: MouseEvent) => {
    const panel = currentTarget.closest('section');
    focusAfter(
      () => setAll(true),
      () => panel?.querySelectorAll('h3')[shownAtFirst],
    );
  };

  return (
    <section aria-labelledby="updates" className={className}>
      <div className="flex items-center gap-2 pb-3">
        <h2 id="updates" ref={headingRef} tabIndex={-1} className="scroll-mt-4 rounded-4 text-14">
          Updates on Google
        </h2>
        {updates.length > 0 && <Badge tone="pending">{formatNumber(updates.length)}</Badge>}
      </div>
      <UnreadRows count={unread} one="update" />
      {updates.length === 0 && unread === 0 && (
        <p className="border-t border-line py-4 text-text-2">All caught up.</p>
      )}
      <ul>
        {shown.map((update) => (
          <UpdateItem
            key={update.id}
            update={update}
            error={errors.get(update.id)}
            onDecide={(action, event) => {
              focusNext(event);
              onDecide(action, update);
            }}
          />
        ))}
      </ul>
      {more > 0 && (
        <div className="border-t border-line py-3">
          <Button size="sm" onClick={showAll}>
            {`Show ${formatCount(more, 'more update', 'more updates')}`}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Focuses the next update, or the previous one, or the panel, before the decided update is removed. */
function focusNext({ currentTarget }: MouseEvent): void {
  const item = currentTarget.closest('[data-update]');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const heading =
    neighbour?.querySelector<HTMLElement>('h3') ?? item?.closest('section')?.querySelector('h2');
  heading?.focus();
}

interface UpdateItemProps {
  readonly update: GoogleUpdate;
  readonly error: string | undefined;
  readonly onDecide: (action: UpdateAction, event: MouseEvent) => void;
}

function UpdateItem({ update, error, onDecide }: UpdateItemProps) {
  const id = useId();
  return (
    <li data-update aria-labelledby={id} className="border-t border-line py-4">
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <h3 id={id} tabIndex={-1} className="rounded-4 text-13 font-450">
          <UpdateTitle update={update} />
        </h3>
        <span className="ml-auto text-12 text-text-3">
          <UpdateSource source={update.type} />
          {update.created_at && (
            <>
              {' · '}
              <RelativeTime date={update.created_at} />
            </>
          )}
        </span>
      </div>
      <FieldChange {...update} />
      <UpdateRemarks update={update} error={error} />
      <div className="mt-3">
        <UpdateActions update={update} onDecide={onDecide} />
      </div>
    </li>
  );
}
