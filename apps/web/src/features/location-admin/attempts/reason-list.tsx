import type { PatchError } from '@placekeeper/contracts/model/patch-attempt';
import { reasonSentence } from '../../../widgets/field-value/patch-reasons.ts';

/** The reason as text, and the provider's full error. */
export function ReasonList({ errors }: { readonly errors: readonly PatchError[] }) {
  if (errors.length === 0) return <span className="text-text-3">Google gave no reason.</span>;
  return (
    <ul className="grid gap-2">
      {errors.map((error, at) => {
        const sentence = reasonSentence(error);
        return (
          // Two errors may be identical.
          <li key={at} className="min-w-0 wrap-anywhere">
            {sentence}
            <span className="block text-12 text-text-3">
              <code className="font-mono">{error.reason}</code>
              {error.message && error.message !== sentence && <> · “{error.message}”</>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
