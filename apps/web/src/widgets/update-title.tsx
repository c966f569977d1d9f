import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { fieldLabel } from '@placekeeper/contracts/rules/provider-fields';
import { changeWording } from './field-value/change-wording.ts';

export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Phone numbers added" */
export function UpdateTitle({ update }: { readonly update: GoogleUpdate }) {
  return (
    <>
      <strong className="font-600">{sentenceCase(fieldLabel(update.field_name))}</strong>{' '}
      {changeWording(update)}
    </>
  );
}
