import { ProgressBar } from '@placekeeper/ui/progress-bar';
import { FileSpreadsheet } from 'lucide-react';

/** Shown from the choice of a file until its preview. */
export const ReadingFile = ({ name }: { readonly name: string | undefined }) => (
  <section
    aria-label="File"
    className="mt-5 flex items-center gap-4 rounded-8 border border-line bg-surface px-5 py-5"
  >
    <FileSpreadsheet aria-hidden className="size-6 shrink-0 text-text-3" />
    <div className="min-w-0 grow">
      <p className="mb-2 text-14 font-600 wrap-anywhere">{name}</p>
      <ProgressBar label="Reading the file…" value={null} />
    </div>
  </section>
);
