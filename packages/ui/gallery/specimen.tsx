import type { ReactNode } from 'react';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-x-8 gap-y-5 border-t border-line py-8 lg:grid-cols-[10rem_minmax(0,1fr)]">
      <h2 className="text-14 font-600">{title}</h2>
      <div className="grid min-w-0 grid-cols-1 gap-6">{children}</div>
    </section>
  );
}

type SpecimenProps = { name: string; column?: boolean; children: ReactNode };

/** One component in its states, side by side or, for wide ones, below each other. */
export function Specimen({ name, column = false, children }: SpecimenProps) {
  return (
    <div className="min-w-0">
      <h3 className="mb-2 text-12 font-450 text-text-3">{name}</h3>
      <div
        className={column ? 'grid min-w-0 grid-cols-1 gap-3' : 'flex flex-wrap items-center gap-3'}
      >
        {children}
      </div>
    </div>
  );
}
