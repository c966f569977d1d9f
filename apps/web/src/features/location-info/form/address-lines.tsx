import { addressForm, type AddressPart } from '@placekeeper/contracts/wording/address-form';
import { cn } from '@placekeeper/ui/lib/cn';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { countryOptions } from '../../../widgets/location/country-options.ts';
import { ChoiceControl } from './choice-control.tsx';
import type { FormView } from './use-info-form.ts';
import { TextControl } from './text-control.tsx';

const otherParts = ['locality', 'administrative_area', 'postal_code'] as const;

/** Shows the address parts that the country uses, in its order and with its labels, then any other part that has a value. */
export function AddressLines({ form }: { readonly form: FormView }) {
  const [region, ...values] = useWatch({
    control: form.control,
    name: ['region_code', ...otherParts],
  });
  const { parts, localityName, areaName, postalCodeName, areas } = addressForm(region);
  const filled = otherParts.filter((part, at) => !parts.includes(part) && values[at]?.trim());
  const shown = [...parts, ...filled].filter((part) => part !== 'street');
  const area = values[1];
  const controls: Readonly<Record<Exclude<AddressPart, 'street'>, ReactNode>> = {
    locality: <TextControl form={form} name="locality" label={localityName} />,
    postal_code: <TextControl form={form} name="postal_code" label={postalCodeName} />,
    administrative_area: areas ? (
      <ChoiceControl
        form={form}
        name="administrative_area"
        label={areaName}
        // A saved area can be a name instead of a code; its option then has the name as its value.
        options={areas.map(({ value, label }) => ({
          value: label === area ? label : value,
          label,
        }))}
      />
    ) : (
      <TextControl form={form} name="administrative_area" label={areaName} />
    ),
  };
  return (
    <>
      <ChoiceControl form={form} name="region_code" label="Country" options={countryOptions} />
      <TextControl form={form} name="street_address_1" label="Street" />
      <TextControl form={form} name="street_address_2" label="Building, floor, suite" />
      <div className={cn('grid gap-5', shown.length === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2')}>
        {shown.map((part) => (
          <div key={part} className="min-w-0">
            {controls[part]}
          </div>
        ))}
      </div>
    </>
  );
}
