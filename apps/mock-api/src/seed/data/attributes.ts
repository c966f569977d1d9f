import data from './attributes.json' with { type: 'json' };

export type AttributeValueType = 'BOOL' | 'ENUM' | 'REPEATED_ENUM' | 'URL';

export interface AttributeMetadata {
  /** As `attributes/wi_fi`. */
  readonly name: string;
  readonly valueType: AttributeValueType;
  readonly displayName: string;
  readonly groupDisplayName: string;
  readonly valueMetadata: readonly {
    readonly value: string | boolean;
    readonly displayName: string;
  }[];
}

// A JSON import widens `valueType` to string; attributes.test.ts holds the file to the type.
export const attributes = data as readonly AttributeMetadata[];

const byName = new Map(attributes.map((attribute) => [attribute.name, attribute]));

export function attributeByName(name: string): AttributeMetadata | undefined {
  return byName.get(name);
}
