import {
  hasPlaceholder,
  textChangeError,
  textKeys,
  type TextChange,
  type TextKey,
} from '@placekeeper/contracts/bulk/text-changes';
import { changedFieldsOf, fieldDraftOf, type ChangesDraft, type FieldDraft } from '../draft.ts';
import type { FieldPath } from '../fields/field-definitions.ts';

export function textKeyOf(path: FieldPath): TextKey | undefined {
  const key = path.slice(path.indexOf('.') + 1);
  return textKeys.find((known) => known === key);
}

/** A change that results in a different text at each location; null if all locations get the same value. */
function textChangeOf({ clear, value, find = '', way }: FieldDraft): TextChange | null {
  if (clear) return null;
  switch (way) {
    case 'append':
      return { type: 'append', text: value };
    case 'replace':
      return { type: 'replace', find, replacement: value };
    case 'remove':
      return { type: 'replace', find: value, replacement: '' };
    case 'parameters':
      return { type: 'parameters', set: parametersIn(value), remove: [] };
    case 'remove-parameters':
      return { type: 'parameters', set: {}, remove: value.split(/[\s,&]+/).filter(Boolean) };
    default:
      return hasPlaceholder(value) ? { type: 'template', text: value.trim() } : null;
  }
}

/** Parses a query string such as `utm_source=google&utm_id={store_code}`. */
const parametersIn = (text: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(text.trim().replace(/^\?/, '')));

export interface DraftText {
  readonly key: TextKey;
  readonly path: FieldPath;
  readonly change: TextChange;
}

export const draftTexts = (draft: ChangesDraft): readonly DraftText[] =>
  changedFieldsOf(draft).flatMap(({ path }) => {
    const key = textKeyOf(path);
    const change = key && textChangeOf(fieldDraftOf(draft, path));
    return key && change ? [{ key, path, change }] : [];
  });

export const textErrors = (draft: ChangesDraft): Readonly<Record<string, string>> =>
  Object.fromEntries(
    draftTexts(draft).flatMap(({ path, change }) => {
      const error = textChangeError(change);
      return error === null ? [] : [[path, error]];
    }),
  );
