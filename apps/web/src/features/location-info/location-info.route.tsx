import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Location } from '@placekeeper/contracts/model/location';
import { Banner } from '@placekeeper/ui/banner';
import { Button } from '@placekeeper/ui/button';
import { useMediaQuery } from '@placekeeper/ui/hooks/use-media-query';
import { usePreload } from '@placekeeper/ui/hooks/use-preload';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { GitCompareArrows } from 'lucide-react';
import { Suspense, useDeferredValue, useRef, useState } from 'react';
import { useLoaded } from '../../data/api/prefetch.ts';
import { usePendingSources } from '../../data/location-cache/pending-notices.ts';
import { useLocationId } from '../../data/locations/location-id.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import { useDecisions } from '../../data/updates/update-decisions.ts';
import { SaveArea } from '../../widgets/form/save-area.tsx';
import { useOpenUpdates } from '../../widgets/google-card/use-open-updates.ts';
import { ManagementNotice } from '../../widgets/location/management-notice.tsx';
import { DocumentTitle } from '../../widgets/page/document-title.tsx';
import { useFieldStates } from '../../widgets/publishing/use-field-states.ts';
import { AddressSection } from './form/address-section.tsx';
import { BusinessSection, OwnSection } from './form/business-section.tsx';
import { fieldNames } from './form/info-values.ts';
import { ContactSection } from './form/contact-section.tsx';
import { useFormStatus } from '../../widgets/saved-form/use-form-status.ts';
import { prepareSave, useInfoForm, type InfoForm } from './form/use-info-form.ts';
import { HoursSection } from './hours/hours-section.tsx';
import { AreasSection, CategoriesSection } from './lists/profile-lists.tsx';

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

const OpenUpdatesPanel = lazyPart(
  async () => (await import('./open-updates-panel.tsx')).OpenUpdatesPanel,
);

const InfoHistory = lazyPart(async () => (await import('./history/info-history.tsx')).InfoHistory);

const ClosingDialog = lazyPart(
  async () => (await import('./form/closing-dialog.tsx')).ClosingDialog,
);

const FormOverview = lazyPart(async () => (await import('./form/form-overview.tsx')).FormOverview);

function InfoPage({ location }: { readonly location: Location }) {
  const form = useInfoForm(location, useFieldStates(location));
  const { updates, unread, known } = useOpenUpdates(location);
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
      <div className="grid gap-x-10 min-[84rem]:grid-cols-[minmax(0,57rem)_minmax(20rem,1fr)]">
        <div className="max-w-202 min-w-0 min-[84rem]:col-start-2">
          <Suspense>
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
          </Suspense>
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
