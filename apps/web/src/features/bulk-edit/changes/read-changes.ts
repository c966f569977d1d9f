import { BulkChanges } from '@placekeeper/contracts/bulk/bulk-changes';
import { completeProfileUrl } from '@placekeeper/contracts/rules/complete-profile-url';
import { socialNetworks } from '@placekeeper/contracts/rules/provider-fields';
import { completeWebsite } from '@placekeeper/contracts/rules/web-address';
import { safeParse } from '@placekeeper/contracts/core/validate';
import { changedFieldsOf, fieldDraftOf, type ChangesDraft, type FieldDraft } from './draft.ts';
import { websiteField, type FieldPath } from './fields/field-definitions.ts';
import { allParts, allRows, isOn } from './fields/field-groups.ts';
import type { ChangePart } from './change-parts.ts';
import { draftTexts } from './texts/text-draft.ts';

export const changedParts = (draft: ChangesDraft): readonly ChangePart[] =>
  allParts.filter(({ name }) => draft[name].on);

export const changedLabels = (draft: ChangesDraft): readonly string[] =>
  allRows.filter((row) => isOn(draft, row)).map(({ label }) => label);

export const readChanges = (
  draft: ChangesDraft,
): ReturnType<typeof safeParse<typeof BulkChanges>> => safeParse(BulkChanges, gatherChanges(draft));

/** The request body, not yet validated. */
export function gatherChanges(draft: ChangesDraft): BulkChanges {
  const texts = draftTexts(draft);
  const isText = (path: FieldPath) => texts.some((text) => text.path === path);
  const valuesIn = (parent: string) =>
    Object.fromEntries(
      changedFieldsOf(draft).flatMap(({ path }) => {
        const [first, key = ''] = path.split('.');
        return first === parent && !isText(path)
          ? [[key, valueOf(path, fieldDraftOf(draft, path))]]
          : [];
      }),
    );
  const parts = changedParts(draft).map((part) => part.changes(draft));
  const set = Object.assign(valuesIn('set'), ...parts.map((part) => part.set));
  const social_profiles = valuesIn('social_profiles');
  return {
    ...Object.assign({}, ...parts),
    ...(Object.keys(set).length > 0 && { set }),
    ...(Object.keys(social_profiles).length > 0 && { social_profiles }),
    ...(texts.length > 0 && {
      texts: Object.fromEntries(texts.map(({ key, change }) => [key, change])),
    }),
  };
}

/** Completes the URL of a website or a social profile; other values stay as typed. */
export function completeUrl(path: FieldPath, typed: string): string {
  if (path === websiteField.path) return completeWebsite(typed);
  const network = socialNetworks.find((one) => path === `social_profiles.${one}`);
  return network ? completeProfileUrl(network, typed) : typed;
}

function valueOf(path: FieldPath, { clear, value }: FieldDraft): string | boolean | null {
  if (path === 'set.has_storefront_address') return value === 'true';
  return clear ? null : completeUrl(path, value).trim();
}
