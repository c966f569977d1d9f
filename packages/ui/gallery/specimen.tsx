import type { ReactNode } from 'react';

type SectionProps = { id: string; title: string; lead: ReactNode; children: ReactNode };

export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="-mx-4 scroll-mt-12 px-4 pt-8 pb-4 sm:-mx-6 sm:px-6 lg:scroll-mt-0"
      id={id}
    >
      <h2 className="text-20 font-600" id={`${id}-title`}>
        {title}
      </h2>
      <p className="mt-1 mb-5 max-w-[65ch] text-14 text-text-2">{lead}</p>
      {children}
    </section>
  );
}

type SpecimenProps = { name: string; column?: boolean; children: ReactNode };

/** One component in its states, in a row or with `column` in a column. */
export function Specimen({ name, column = false, children }: SpecimenProps) {
  return (
    <div className="grid min-w-0 grid-cols-1 gap-x-6 gap-y-3 border-t border-line py-4 md:grid-cols-[9rem_minmax(0,1fr)]">
      <h3 className="text-12 leading-5 font-550 text-text-3">{name}</h3>
      <div
        className={
          column ? 'grid min-w-0 grid-cols-1 gap-4' : 'flex min-w-0 flex-wrap items-center gap-3'
        }
      >
        {children}
      </div>
    </div>
  );
}
