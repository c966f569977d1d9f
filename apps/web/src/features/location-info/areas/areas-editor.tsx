import { profileLimits } from '@placekeeper/contracts/rules/limits';
import { IconButton } from '@placekeeper/ui/icon-button';
import { X } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { catalogueQueries, usePlaceSource } from '../../../data/catalogue/queries.ts';
import { CatalogueChoice } from '../../../widgets/form/catalogue-choice.tsx';
import { ChosenList, ChosenRow } from '../../../widgets/form/chosen-list.tsx';
import type { FormView } from '../form/use-info-form.ts';
import { namedError } from '../form/named-error.ts';
import { toSearchBox, useChosenList } from '../form/use-chosen-list.tsx';

/** DET-2: up to twenty regions that the business goes to. */
export function AreasEditor({ form }: { readonly form: FormView }) {
  const { value: areas, error, change, setElement, said } = useChosenList(form, 'service_areas');
  const canAdd = usePlaceSource() === 'google';
  const isFull = areas.length >= profileLimits.serviceAreas;

  const reasonAgainst = (id: string): string | undefined => {
    if (areas.some(({ place_id }) => place_id === id)) return 'Already added';
    return isFull ? 'Limit reached' : undefined;
  };
  const fieldError = namedError(error, (place) => areas[Number(place)]?.name);

  return (
    <div ref={setElement} className="grid gap-5">
      <ChosenList label="Service areas">
        {areas.map(({ place_id: id, name }) => (
          <ChosenRow key={id} name={name}>
            <IconButton
              size="sm"
              icon={<X aria-hidden />}
              label={`Remove ${name}`}
              onClick={({ currentTarget: from }) =>
                change(
                  areas.filter(({ place_id }) => place_id !== id),
                  `${name} removed`,
                  { from, to: toSearchBox },
                )
              }
            />
          </ChosenRow>
        ))}
      </ChosenList>
      {canAdd ? (
        <CatalogueChoice
          label="Add a service area"
          hint={
            isFull
              ? `You’ve reached Google’s limit of ${profileLimits.serviceAreas} service areas. Remove one to add another.`
              : undefined
          }
          error={fieldError}
          placeholder="Search towns and regions"
          noun="place"
          query={catalogueQueries.places}
          choicesOf={({ places }) =>
            places.map(({ place_id: id, name }) => ({
              value: id,
              label: name,
              disabledReason: reasonAgainst(id),
            }))
          }
          onChoose={({ value, label }) =>
            change([...areas, { place_id: value, name: label }], `${label} added`)
          }
        />
      ) : (
        <div className="grid gap-1 text-12">
          {fieldError && (
            <p role="alert" className="text-removed">
              {fieldError}
            </p>
          )}
          <p className="text-text-3 outline-none" tabIndex={-1}>
            You can’t add new service areas, but you can remove areas.
          </p>
        </div>
      )}
      <BusinessType form={form} count={areas.length} />
      {said}
    </div>
  );
}

/** Google derives the business type from the address and the service areas. */
function BusinessType({ form, count }: { readonly form: FormView; readonly count: number }) {
  const hasStorefront = useWatch({ control: form.control, name: 'has_storefront_address' });
  return (
    <p role="status" className="text-12 text-text-3">
      {businessTypeText(hasStorefront, count > 0)}
    </p>
  );
}

function businessTypeText(hasStorefront: boolean, hasAreas: boolean): string {
  if (hasStorefront && hasAreas) return 'Google shows your address and these areas.';
  if (hasStorefront) return 'Google shows your address only.';
  if (hasAreas) return 'Google shows these areas and hides your address.';
  return 'Add a service area or a storefront address. Every profile needs one.';
}
