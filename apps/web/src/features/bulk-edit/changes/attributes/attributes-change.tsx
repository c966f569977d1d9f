import { Checkbox } from '@placekeeper/ui/checkbox';
import { IconButton } from '@placekeeper/ui/icon-button';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { X } from 'lucide-react';
import { useState } from 'react';
import { catalogueQueries } from '../../../../data/catalogue/queries.ts';
import { focusAfter } from '../../../../lib/browser/focus-after.ts';
import { AttributeControl } from '../../../../widgets/attributes/attribute-control.tsx';
import { CatalogueChoice } from '../../../../widgets/form/catalogue-choice.tsx';
import type { ValidationError } from '../../../../widgets/saved-form/saved-form.ts';
import { attributePath, type AttributeDraft } from './attribute-changes.ts';
import { withPart } from '../draft.ts';
import { fieldElementId } from '../fields/focus-field.ts';
import type { DraftErrors, PartEditorProps } from '../change-parts.ts';

const attributeNoun = 'attribute';

/** ATTR-1: offers every attribute; locations that don't support a chosen attribute are skipped. */
export function AttributesChange({ draft, errors, onChange }: PartEditorProps) {
  const { chosen } = draft.attributes;
  const [done, setDone] = useState('');
  const change = (next: readonly AttributeDraft[]) =>
    onChange(withPart(draft, 'attributes', { chosen: [...next] }));
  const isChosen = (name: string) => chosen.some(({ attribute }) => attribute.name === name);

  return (
    <div data-members className="grid gap-3">
      <p className="text-12 text-text-3">
        Other attributes stay the same. Locations that don’t support an attribute are skipped.
      </p>
      <CatalogueChoice
        choicesOf={({ attribute_types: types }) =>
          types.map((attribute) => ({
            value: attribute.name,
            label: `${attribute.display_name} (${attribute.group_display_name})`,
            disabledReason: isChosen(attribute.name) ? 'Selected' : undefined,
            attribute,
          }))
        }
        label="Add an attribute"
        noun={attributeNoun}
        placeholder="Search attributes"
        query={catalogueQueries.attributeTypes}
        onChoose={({ attribute }) => {
          change([...chosen, { attribute, clear: false, values: [], denied: [] }]);
          setDone(`${attribute.display_name} added`);
        }}
      />
      {chosen.length > 0 && (
        <ul aria-label="Attributes to change" className="divide-y divide-line border-y border-line">
          {chosen.map((one, at) => (
            <ChosenAttribute
              key={one.attribute.name}
              one={one}
              error={errorOf(one, errors)}
              onChange={(part) => change(chosen.with(at, { ...one, ...part }))}
              onRemove={() => {
                change(chosen.toSpliced(at, 1));
                setDone(`${one.attribute.display_name} removed`);
              }}
            />
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">{done}</VisuallyHidden>
    </div>
  );
}

/** Says what happens to the values of a location that the edit doesn't name. */
const otherValues = {
  REPEATED_ENUM: 'Options set to “No change” stay the same at each location.',
  URL: 'Replaces all links.',
} as const;

interface ChosenAttributeProps {
  readonly one: AttributeDraft;
  readonly error: ValidationError | undefined;
  readonly onChange: (part: Partial<AttributeDraft>) => void;
  readonly onRemove: () => void;
}

function ChosenAttribute({ one, error, onChange, onRemove }: ChosenAttributeProps) {
  const { attribute, clear } = one;
  const { name, display_name: title, value_type: type } = attribute;
  const others = Object.entries(otherValues).find(([known]) => known === type)?.[1];
  return (
    <li className="flex items-start gap-2 py-3" id={fieldElementId(attributePath(name))}>
      <div className="grid min-w-0 flex-1 gap-2">
        {clear ? (
          <p className="text-13">{title}</p>
        ) : (
          <AttributeControl
            answer={one}
            attribute={attribute}
            canBeUnset={false}
            error={error}
            onChange={(part) =>
              onChange(
                Object.fromEntries(
                  Object.entries(part).map(([list, values = []]) => [list, [...values]]),
                ),
              )
            }
          />
        )}
        {!clear && others !== undefined && <p className="text-12 text-text-3">{others}</p>}
        <Checkbox
          checked={clear}
          label={`Clear ${title} at all selected locations`}
          onCheckedChange={(cleared) => onChange({ clear: cleared })}
        />
      </div>
      <IconButton
        size="sm"
        icon={<X aria-hidden />}
        label={`Don’t change ${title}`}
        onClick={({ currentTarget }) => {
          const section = currentTarget.closest('[data-members]');
          focusAfter(onRemove, () => section?.querySelector('input'));
        }}
      />
    </li>
  );
}

function errorOf({ attribute }: AttributeDraft, errors: DraftErrors) {
  const path = attributePath(attribute.name);
  const parts = Object.entries(errors).flatMap(([at, fieldError]) =>
    at.startsWith(`${path}.`) ? [[at.slice(path.length + 1), fieldError]] : [],
  );
  const [[, first] = []] = parts;
  const message = errors[path] ?? first;
  return message === undefined ? undefined : { message, parts: Object.fromEntries(parts) };
}
