import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { fieldName } from '../field-value/field-name.ts';
import { changeDone } from '../field-value/change-wording.ts';

export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface UpdateTitleProps {
  readonly update: Pick<GoogleUpdate, 'field_name' | 'change_action'>;
}

export function UpdateTitle({ update }: UpdateTitleProps) {
  return (
    <>
      <strong className="font-600">{sentenceCase(fieldName(update.field_name))}</strong>{' '}
      {changeDone(update)}
    </>
  );
}
