import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { isResolved } from '@placekeeper/contracts/rules/update-can';
import { Info } from 'lucide-react';
import { ErrorText } from '../page/error-text.tsx';

interface UpdateRemarksProps {
  readonly update: GoogleUpdate;
  readonly error: string | undefined;
}

export function UpdateRemarks({ update, error }: UpdateRemarksProps) {
  const { explanation, accept_reason, reject_reason } = update.update_actionability ?? {};
  // Omits the reasons of a resolved update, which no longer matter.
  const remarks = isResolved(update) ? [] : [explanation, accept_reason, reject_reason];
  return (
    <>
      {remarks.map(
        (remark) =>
          remark && (
            <p key={remark} className="mt-2 flex gap-1.5 text-12 text-text-2">
              <Info aria-hidden className="mt-px size-3.5 shrink-0 text-text-3" />
              <span className="min-w-0 wrap-anywhere">{remark}</span>
            </p>
          ),
      )}
      {/* ERR-4: if the update is resolved despite the error, only the response was lost. */}
      {error && !isResolved(update) && (
        <ErrorText role="alert" className="mt-2">
          {error}
        </ErrorText>
      )}
    </>
  );
}
