import {
  fieldLabel,
  socialField,
  socialNetworks,
  type ProviderField,
} from '@placekeeper/contracts/rules/provider-fields';
import { socialNetworkName } from '@placekeeper/contracts/rules/validate-social-profile';
import { Button } from '@placekeeper/ui/button';
import { Checkbox } from '@placekeeper/ui/checkbox';
import { useId } from 'react';
import { formatNumber } from '../../lib/text/format.ts';
import { sentenceCase } from '../updates/update-title.tsx';
import { ErrorText } from '../page/error-text.tsx';

interface FieldCheckboxesProps {
  readonly label: string;
  readonly fields: readonly ProviderField[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly ProviderField[]) => void;
  readonly error: string | undefined;
}

const groups: readonly { readonly title: string; readonly fields: readonly ProviderField[] }[] = [
  {
    title: 'Business',
    fields: [
      'title',
      'storeCode',
      'categories',
      'profile.description',
      'serviceItems',
      'openInfo.status',
      'openInfo.openingDate',
      'regularHours',
      'specialHours',
    ],
  },
  {
    title: 'Contact and location',
    fields: ['phoneNumbers', 'websiteUri', 'storefrontAddress', 'serviceArea.places', 'latlng'],
  },
  { title: 'Social profiles', fields: socialNetworks.map(socialField) },
];

const networkNames = new Map<string, string>(
  socialNetworks.map((network) => [socialField(network), socialNetworkName(network)]),
);

/** CONST-3: uses the common field names; social profiles are named by their network. */
export function FieldCheckboxes(props: FieldCheckboxesProps) {
  const { label, fields, chosen, onChange, error } = props;
  const errorId = useId();
  const known = fields.filter((field) => chosen.includes(field));
  const toggle = (field: ProviderField, on: boolean) =>
    onChange(fields.filter((one) => (one === field ? on : known.includes(one))));

  return (
    <fieldset
      className="min-w-0"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="sr-only">{label}</legend>
      <div className="flex min-h-6 flex-wrap items-center gap-x-3">
        <span aria-hidden className="font-550">
          {label}
        </span>
        <span className="mr-auto text-12 text-text-3 tabular-nums">
          {formatNumber(known.length)} of {formatNumber(fields.length)}
        </span>
        <Button
          size="sm"
          variant="link"
          onClick={() => onChange(known.length === fields.length ? [] : fields)}
        >
          {known.length === fields.length ? 'Clear' : 'Select all'}
        </Button>
      </div>
      {/* Always mounted, because screen readers announce only changes of an existing live region (WCAG 4.1.3). */}
      <div aria-live="polite">
        {error && (
          <ErrorText id={errorId} className="mb-1.5">
            {error}
          </ErrorText>
        )}
      </div>
      <div className="mt-2 grid gap-x-6 gap-y-4 sm:grid-cols-3">
        {groups.map((group) => (
          <fieldset key={group.title} className="min-w-0">
            <legend className="mb-1 text-12 text-text-3">{group.title}</legend>
            <div className="grid gap-0.5 pointer-coarse:gap-3">
              {group.fields
                .filter((field) => fields.includes(field))
                .map((field) => (
                  <Checkbox
                    key={field}
                    label={networkNames.get(field) ?? sentenceCase(fieldLabel(field))}
                    checked={known.includes(field)}
                    onCheckedChange={(on) => toggle(field, on)}
                  />
                ))}
            </div>
          </fieldset>
        ))}
      </div>
    </fieldset>
  );
}
