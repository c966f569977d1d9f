import { AttributeMetadata } from '@placekeeper/contracts/model/attribute';
import type { BulkChanges } from '@placekeeper/contracts/bulk/bulk-changes';
import { attributeLinkError } from '@placekeeper/contracts/rules/attribute-link';
import * as z from '@placekeeper/contracts/core/zod';
import {
  attributeInputOf,
  isAnswered,
  sentLinks,
  type Answers,
} from '../../../../widgets/attributes/answers.ts';

const AttributeDraft = z.object({
  attribute: AttributeMetadata,
  clear: z.boolean(),
  values: z.array(z.string()),
  denied: z.array(z.string()),
  cleared: z.optional(z.array(z.string())),
});
export type AttributeDraft = z.infer<typeof AttributeDraft>;

export const AttributesDraft = z.object({ on: z.boolean(), chosen: z.array(AttributeDraft) });
export type AttributesDraft = z.infer<typeof AttributesDraft>;

export const noAttributes: AttributesDraft = { on: false, chosen: [] };

const answersOf = ({ attribute: { name }, values, denied }: AttributeDraft): Answers => ({
  [name]: { values, denied },
});

/** ATTR-1: attributes that are not in the draft stay unchanged. */
export function attributeChanges({ chosen }: AttributesDraft): BulkChanges {
  const set = chosen.filter(({ clear }) => !clear);
  const cleared = chosen.filter(({ clear }) => clear);
  return {
    attributes: {
      ...(set.length > 0 && {
        set: set.map((one) => ({
          ...attributeInputOf(one.attribute, answersOf(one)),
          ...(one.attribute.value_type === 'REPEATED_ENUM' && {
            cleared_values: one.cleared ?? [],
          }),
        })),
      }),
      ...(cleared.length > 0 && { clear: cleared.map(({ attribute }) => attribute.name) }),
    },
  };
}

export const attributePath = (name: string): string => `attributes.${name}`;

/** The keys are `attributes.NAME`, or `attributes.NAME.INDEX` for one link of an attribute. */
export function attributeErrors({ chosen }: AttributesDraft): Readonly<Record<string, string>> {
  if (chosen.length === 0) return { attributes: 'Add at least one attribute.' };
  return Object.fromEntries(chosen.filter(({ clear }) => !clear).flatMap((one) => errorsOf(one)));
}

function errorsOf(one: AttributeDraft): readonly (readonly [path: string, error: string])[] {
  const { attribute } = one;
  const path = attributePath(attribute.name);
  if (!isAnswered(attribute, answersOf(one)) && !one.cleared?.length)
    return [[path, 'Enter a value, or select Clear.']];
  if (attribute.value_type !== 'URL') return [];
  return sentLinks(attribute.name, one).flatMap(({ link, at }) => {
    const error = attributeLinkError(attribute.name, link);
    return error === null ? [] : [[`${path}.${at}`, error] as const];
  });
}
