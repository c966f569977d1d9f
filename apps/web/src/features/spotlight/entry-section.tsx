import { useId, type ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="px-2.5 pt-3 pb-1.5 text-12 font-450 text-text-3">
        {title}
      </h2>
      {children}
    </section>
  );
}
