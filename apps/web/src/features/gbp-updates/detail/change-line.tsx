import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { RelativeTime } from '@placekeeper/ui/relative-time';
import { describeChange } from '../../../widgets/field-value/change-summary.ts';
import { fieldName } from '../../../widgets/field-value/field-name.ts';
import { sentenceCase } from '../../../widgets/updates/update-title.tsx';

/** The field and its change in one line, such as "Website changed to example.com". */
export function ChangeLine({ update }: { readonly update: GoogleUpdate }) {
  const { wording, value } = describeChange(update);
  return (
    <>
      <strong className="font-600">{sentenceCase(fieldName(update.field_name))}</strong> {wording}
      {value !== null && <span className="text-text-2"> {value}</span>}
    </>
  );
}

export const ChangeTime = ({ update: { created_at: date } }: { readonly update: GoogleUpdate }) =>
  date && <RelativeTime className="text-12 text-text-3 tabular-nums" date={date} length="narrow" />;
