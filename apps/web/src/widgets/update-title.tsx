import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { fieldLabel } from '@placekeeper/contracts/rules/provider-fields';
import { changeDone } from './field-value/change-wording.ts';

export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A whole phrase, above the picture of the change: "Phone numbers added", "Opening date changed". */
export function UpdateTitle({ update }: { readonly update: GoogleUpdate }) {
  return (
    <>
      <strong className="font-600">{sentenceCase(fieldLabel(update.field_name))}</strong>{' '}
      {changeDone(update)}
    </>
  );
}
