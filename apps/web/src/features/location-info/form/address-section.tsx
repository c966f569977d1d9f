import type { Location } from '@placekeeper/contracts/model/location';
import { Checkbox } from '@placekeeper/ui/checkbox';
import { useWatch } from 'react-hook-form';
import { FieldHistoryLink } from '../../../widgets/field-history/field-history-link.tsx';
import { StateNote } from '../../../widgets/publishing/state-note.tsx';
import { infoAddressFields } from './changed-fields.ts';
import { ChoiceControl } from './choice-control.tsx';
import { countryOptions } from '../../../widgets/location/country-options.ts';
import { InfoConflictNote } from './info-conflict-note.tsx';
import { FormSection } from '../../../widgets/form/form-section.tsx';
import type { FormView } from './form-view.ts';
import { currentError } from '../../../widgets/saved-form/server-errors.ts';
import { MapPin } from './map-pin.tsx';
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
      title="Address"
      description="Where customers find this location, and where its pin stands on the map."
      action={<FieldHistoryLink field="storefrontAddress" />}
    >
      <StorefrontControl form={form} />
      {hasStorefront && <AddressLines form={form} />}
      <VerificationHint form={form} fields={[...infoAddressFields, 'has_storefront_address']} />
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
        label="Customers visit this address"
        hint="Without it, customers see the service areas only."
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
