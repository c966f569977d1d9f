import { fieldLabel } from '@placekeeper/contracts/rules/provider-fields';

/** A field in our words and under the provider's name. */
export function FieldName({ field }: { readonly field: string }) {
  const label = fieldLabel(field);
  return (
    <span className="block">
      <span className="first-letter:uppercase inline-block">{label}</span>{' '}
      {label !== field && (
        <code className="font-mono text-12 text-text-3 wrap-anywhere">{field}</code>
      )}
    </span>
  );
}
