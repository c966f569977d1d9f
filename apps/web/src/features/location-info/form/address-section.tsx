import { addressKeys } from '@placekeeper/contracts/model/provider-values';
import type { Location } from '@placekeeper/contracts/model/location';
import { Checkbox } from '@placekeeper/ui/checkbox';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { Skeleton } from '@placekeeper/ui/skeleton';
import { Suspense, type ClipboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { codeInTime } from '../../../lib/browser/code-in-time.ts';
import { FieldHistoryLink } from '../../../widgets/field-history/field-history-link.tsx';
import { FormSection } from '../../../widgets/form/form-section.tsx';
import { StateNote } from '../../../widgets/publishing/use-field-note.tsx';
import { currentError } from '../../../widgets/saved-form/saved-form.ts';
import { infoSections } from './info-values.ts';
import type { FormView } from './use-info-form.ts';
import { InfoConflictNote } from './info-conflict-note.tsx';
import { pinOf } from './pin-text.ts';
import { TextControl } from './text-control.tsx';
import { useFieldControl } from './use-field-control.ts';
import { VerificationHint } from './verification-hint.tsx';

interface AddressSectionProps {
  readonly form: FormView;
  readonly location: Location;
}

export function AddressSection({ form, location }: AddressSectionProps) {
  const hasStorefront = useWatch({ control: form.control, name: 'has_storefront_address' });
  return (
    <FormSection
      card
      title={infoSections.address.title}
      description="Where customers visit, and where the pin appears on the map."
      field="storefrontAddress"
    >
      <StorefrontControl form={form} />
      {hasStorefront && (
        <Suspense fallback={<LinesSkeleton />}>
          <AddressLines form={form} />
        </Suspense>
      )}
      <VerificationHint form={form} fields={[...addressKeys, 'has_storefront_address']} />
      <StateNote state={form.states.storefrontAddress} />
      <MapPin form={form} location={location} />
    </FormSection>
  );
}

function StorefrontControl({ form }: { readonly form: FormView }) {
  const { field, fieldState } = useFieldControl(form, 'has_storefront_address');
  const { value, ...rest } = field;
  const error =
    fieldState.error?.message ??
    currentError(form.refusal, 'has_storefront_address', value)?.message;
  return (
    <div>
      <Checkbox
        {...rest}
        checked={value}
        aria-invalid={error ? true : undefined}
        label="Show this address to customers"
        hint="If off, customers see only your service areas."
      />
      {error && (
        <p role="alert" className="mt-1 ml-6 text-12 text-removed">
          {error}
        </p>
      )}
      <InfoConflictNote form={form} name="has_storefront_address" />
    </div>
  );
}

interface MapPinProps {
  readonly form: FormView;
  readonly location: Location;
}

/** Coordinates pasted into either box fill both boxes. */
function MapPin({ form, location }: MapPinProps) {
  const { field: lat } = useFieldControl(form, 'lat');
  const { field: lng } = useFieldControl(form, 'lng');
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    const { target } = event;
    // A single number is pasted normally.
    if (!/\d[^\d.].*\d/.test(text)) return;
    event.preventDefault();
    const box = target instanceof HTMLInputElement && target.name === 'lng' ? lng : lat;
    void pairIn(text).then((pair) => {
      if (!pair) return box.onChange(text);
      lat.onChange(pair.lat);
      lng.onChange(pair.lng);
    });
  };
  return (
    <fieldset className="group/history relative" data-field="latlng" onPaste={paste}>
      <legend className="mb-1 text-13 font-550">Map pin</legend>
      <FieldHistoryLink field="latlng" beside="legend" />
      <p className="mb-3 text-12 text-text-3 print:hidden">
        Paste coordinates from Google Maps, such as 51.4497, -2.6006.
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextControl form={form} name="lat" label="Latitude" mono />
        <TextControl form={form} name="lng" label="Longitude" mono />
      </div>
      <StateNote state={form.states.latlng} />
      <Place form={form} location={location} />
    </fieldset>
  );
}

/** Shows how far the pin moved and links to a map, because coordinates alone are hard to check. */
function Place({ form, location }: MapPinProps) {
  const [lat, lng] = useWatch({ control: form.control, name: ['lat', 'lng'] });
  const now = pinOf({ lat, lng });
  if (!now) return null;
  const { lat: latitude, lng: longitude } = location;
  const before =
    typeof latitude !== 'number' || typeof longitude !== 'number' ? null : { latitude, longitude };
  const isMoved = before?.latitude !== now.latitude || before.longitude !== now.longitude;
  return (
    <div className="mt-2 grid justify-items-start text-12">
      <div role="status">
        {before && isMoved && (
          <Suspense>
            <PinMovement before={before} after={now} from="the saved pin" />
          </Suspense>
        )}
      </div>
      {before && isMoved && (
        <Suspense>
          <PinPicture before={before} after={now} titles={pinTitles} />
        </Suspense>
      )}
      <a
        className="text-accent-text underline-offset-3 hover:underline print:hidden"
        href={`https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${now.latitude},${now.longitude}` })}`}
        target="_blank"
        rel="noreferrer"
      >
        View on map
      </a>
    </div>
  );
}

/** If the parser doesn't load in time, the text is pasted unchanged. */
const pairIn = async (text: string) =>
  (await codeInTime(() => import('./parse-coordinates.ts')))?.parseCoordinates(text) ?? null;

const PinMovement = lazyPart(
  async () => (await import('../../../widgets/field-value/pin-movement.tsx')).PinMovement,
);

const PinPicture = lazyPart(
  async () => (await import('../../../widgets/field-value/pin-picture.tsx')).PinPicture,
);

const pinTitles = { before: 'Saved pin', after: 'New pin' } as const;

const AddressLines = lazyPart(async () => (await import('./address-lines.tsx')).AddressLines);

const LinesSkeleton = () => (
  <div className="grid gap-5">
    {['country', 'street', 'building', 'town'].map((line) => (
      <div key={line} className="grid gap-2">
        <Skeleton className="w-24" />
        <Skeleton className="h-control-lg w-full" />
      </div>
    ))}
  </div>
);
