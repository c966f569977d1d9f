import { Checkbox } from '@placekeeper/ui/checkbox';
import { useController, useWatch } from 'react-hook-form';
import { StateNote } from '../../../widgets/publishing/state-note.tsx';
import { ChoiceControl } from './choice-control.tsx';
import { countryOptions } from './country-options.ts';
import { FormSection } from '../../../widgets/form-section.tsx';
import type { FormView } from './form-view.ts';
import { standingProblem } from './refusal.ts';
import { TextControl } from './text-control.tsx';

export function AddressSection({ form }: { readonly form: FormView }) {
  const hasStorefront = useWatch({ control: form.control, name: 'has_storefront_address' });
  return (
    <FormSection
      title="Address"
      description="Where customers find this location, and where its pin stands on the map."
    >
      <StorefrontControl form={form} />
      {hasStorefront && <AddressLines form={form} />}
      <StateNote state={form.states.storefrontAddress} />
      <MapPin form={form} />
    </FormSection>
  );
}

function StorefrontControl({ form }: { readonly form: FormView }) {
  const { field, fieldState } = useController({
    control: form.control,
    name: 'has_storefront_address',
  });
  const { value, ...rest } = field;
  const problem =
    fieldState.error?.message ??
    standingProblem(form.refusal, 'has_storefront_address', value)?.message;
  return (
    <div>
      <Checkbox
        {...rest}
        checked={value}
        aria-invalid={problem ? true : undefined}
        label="Customers visit this address"
        hint="Without it, customers see the service areas only."
      />
      {problem && (
        <p role="alert" className="mt-1 ml-6 text-12 text-removed">
          {problem}
        </p>
      )}
    </div>
  );
}

function AddressLines({ form }: { readonly form: FormView }) {
  return (
    <>
      <ChoiceControl form={form} name="region_code" label="Country" options={countryOptions} />
      <TextControl form={form} name="street_address_1" label="Street" />
      <TextControl form={form} name="street_address_2" label="Building, floor, suite" />
      <div className="grid gap-5 sm:grid-cols-[2fr_1fr]">
        <TextControl form={form} name="locality" label="Town or city" />
        <TextControl form={form} name="postal_code" label="Postal code" />
      </div>
      <TextControl form={form} name="administrative_area" label="State, county or region" />
    </>
  );
}

function MapPin({ form }: { readonly form: FormView }) {
  return (
    <fieldset>
      <legend className="mb-3 text-13 font-550">Map pin</legend>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextControl form={form} name="lat" label="Latitude" mono />
        <TextControl form={form} name="lng" label="Longitude" mono />
      </div>
      <StateNote state={form.states.latlng} />
      <PinLink form={form} />
    </fieldset>
  );
}

/** The numbers say nothing; the map shows whether they are right. */
function PinLink({ form }: { readonly form: FormView }) {
  const [lat, lng] = useWatch({ control: form.control, name: ['lat', 'lng'] });
  if (lat.trim() === '' || lng.trim() === '') return null;
  return (
    <a
      className="mt-2 inline-block text-12 text-accent-text underline-offset-3 hover:underline"
      href={`https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${lat},${lng}` })}`}
      target="_blank"
      rel="noreferrer"
    >
      See this place on the map
    </a>
  );
}
