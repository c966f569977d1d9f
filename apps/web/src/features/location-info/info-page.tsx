import type { Location } from '@placekeeper/contracts/model/location';
import { cn } from '@placekeeper/ui/lib/cn';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { Suspense, useDeferredValue, useRef, useState } from 'react';
import { useDecisions } from '../../data/updates/update-decisions.ts';
import { AddressSection } from './form/address-section.tsx';
import { BusinessSection, OwnSection } from './form/business-section.tsx';
import { ContactSection } from './form/contact-section.tsx';
import { AreasSection, CategoriesSection } from './lists/profile-lists.tsx';
import { SaveInfo } from './form/save-info.tsx';
import { useInfoForm } from './form/use-info-form.ts';
import { HoursSection } from './hours/hours-section.tsx';
import { ManagementNotice } from '../../widgets/location/management-notice.tsx';
import { useFieldStates } from '../../widgets/publishing/use-field-states.ts';
import { UpdatesBanner } from './review/updates-banner.tsx';
import { UpdatesPanel } from './review/updates-panel.tsx';
import { useOpenUpdates } from './review/use-open-updates.ts';

const InfoHistory = lazyPart(async () => (await import('./history/info-history.tsx')).InfoHistory);

export function InfoPage({ location }: { readonly location: Location }) {
  const form = useInfoForm(location, useFieldStates(location));
  const { updates, known } = useOpenUpdates(location);
  const { decide, decided, errors } = useDecisions();
  const open = updates.filter(({ id }) => !decided.has(id));
  // The panel stays after the last decision: the focus is in it.
  const [reviewed, setReviewed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = open.length > 0 || reviewed;
  // The first section is painted before those below it are rendered. No value depends on its field being there.
  const whole = useDeferredValue(true, false);

  return (
    <>
      <ManagementNotice location={location} />
      <UpdatesBanner
        id={location.id}
        count={open.length}
        known={known}
        onReview={() => heading.current?.focus()}
      />
      <div
        className={cn(
          'grid gap-x-10',
          panel && 'min-[84rem]:grid-cols-[minmax(0,50.5rem)_minmax(20rem,1fr)]',
        )}
      >
        {panel && (
          <UpdatesPanel
            className="mt-6 max-w-202 min-w-0 min-[84rem]:col-start-2"
            updates={open}
            errors={errors}
            headingRef={heading}
            onDecide={(action, id) => {
              setReviewed(true);
              decide(action, id);
            }}
          />
        )}
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
              <HoursSection form={form.view} />
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
