import { CircleAlert } from 'lucide-react';

/** Always there, so that what appears in it is spoken. */
export function ChangeError({ error }: { readonly error: string | undefined }) {
  return (
    <div aria-live="polite">
      {error && (
        <p className="flex gap-1.5 text-12 text-removed">
          <CircleAlert aria-hidden className="mt-px size-3.5" />
          {error}
        </p>
      )}
    </div>
  );
}
