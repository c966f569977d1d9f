import data from './data/attributes.json' with { type: 'json' };
import { findCategory } from './catalogue.ts';
import { searchNames } from './search-names.ts';

export type AttributeValueType = 'BOOL' | 'ENUM' | 'REPEATED_ENUM' | 'URL';

export interface AttributeMetadata {
  /** For example `attributes/wi_fi`. */
  readonly name: string;
  readonly valueType: AttributeValueType;
  readonly displayName: string;
  readonly groupDisplayName: string;
  readonly valueMetadata: readonly {
    readonly value: string | boolean;
    readonly displayName: string;
  }[];
  /** The kinds of business that have the attribute; absent: all kinds. */
  readonly kinds?: readonly string[];
  /** The kinds of business that do not have the attribute; absent: none. */
  readonly exceptKinds?: readonly string[];
  /** The countries that have the attribute; absent: all countries. */
  readonly regions?: readonly string[];
}

/** An entry of the data file. An entry without `valueType` has the type BOOL. */
interface Entry extends Omit<AttributeMetadata, 'valueType' | 'valueMetadata'> {
  readonly valueType?: AttributeValueType;
  readonly choices?: Readonly<Record<string, string>>;
}

const yesOrNo = [
  { value: true, displayName: 'Yes' },
  { value: false, displayName: 'No' },
];

// Cast, because a JSON import widens `valueType` to string; `attributes.test.ts` checks the file.
export const attributes: readonly AttributeMetadata[] = (data as readonly Entry[]).map(
  ({ valueType = 'BOOL', choices = {}, ...attribute }) => ({
    ...attribute,
    valueType,
    valueMetadata:
      valueType === 'BOOL'
        ? yesOrNo
        : Object.entries(choices).map(([value, displayName]) => ({ value, displayName })),
  }),
);

const byName = new Map(attributes.map((attribute) => [attribute.name, attribute]));

export function attributeByName(name: string): AttributeMetadata | undefined {
  return byName.get(name);
}

/** Finds attributes by name, even if no category of the location has them. */
export const searchAttributes = searchNames(attributes, ({ displayName }) => displayName);

/** The attributes of businesses of these categories in this country, ordered by group. */
export function availableAttributes(
  categoryIds: readonly string[],
  region: string | null,
): readonly AttributeMetadata[] {
  const kinds = categoryIds.flatMap((id) => findCategory(id)?.kind ?? []);
  return attributes.filter(
    (attribute) =>
      kinds.some((kind) => suits(attribute, kind)) &&
      (!attribute.regions || (region !== null && attribute.regions.includes(region))),
  );
}

const suits = ({ kinds, exceptKinds }: AttributeMetadata, kind: string): boolean =>
  (kinds?.includes(kind) ?? true) && !exceptKinds?.includes(kind);
