import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import type { Location } from '@placekeeper/contracts/model/location';
import { Badge, type BadgeProps } from '@placekeeper/ui/badge';
import { useCallback, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { GoogleCard } from '../review/google-card.tsx';
import { sectionEntries, type SectionState } from './section-states.ts';
import { useFormStatus } from './use-form-status.ts';
import type { InfoForm } from './use-info-form.ts';

const badges: Readonly<Record<SectionState, readonly [string, NonNullable<BadgeProps['tone']>]>> = {
  invalid: ['Needs attention', 'removed'],
  declined: ['Declined by Google', 'removed'],
  edited: ['Edited', 'accent'],
  update: ['To review', 'pending'],
};

interface SectionListProps {
  readonly form: InfoForm;
  /** Those to review. */
  readonly updates: readonly GoogleUpdate[];
}

interface FormOverviewProps extends SectionListProps {
  readonly location: Location;
  /** False until the updates are loaded. */
  readonly known: boolean;
}

/** Stays in view while the form scrolls. Changes on Google are followed at managed locations only. */
export function FormOverview({ form, updates, location, known }: FormOverviewProps) {
  const isFollowed = known && location.gbp_management_status === 'enabled';
  return (
    <div className="sticky top-6 mt-6 print:hidden">
      <SectionList form={form} updates={updates} />
      {isFollowed && <GoogleCard location={location} states={form.view.states} updates={updates} />}
    </div>
  );
}

/** Links to the form's sections. */
function SectionList({ form, updates }: SectionListProps) {
  const { changed, wrong } = useFormStatus(form);
  const [current, setCurrent] = useState<string>();
  const entries = sectionEntries({
    changed,
    wrong,
    states: form.view.states,
    pending: updates.map(({ field_name: field }) => field),
  });
  const { state: origin } = useLocation();
  const follow = useCallback((list: HTMLElement) => followScroll(list, setCurrent), []);
  return (
    <nav aria-label="Sections" className="border-l border-line" ref={follow}>
      <ul>
        {entries.map(({ title, first, states }) => (
          <li key={first}>
            <Link
              aria-current={current === first ? 'location' : undefined}
              className="-ml-px flex min-h-control flex-wrap items-center gap-x-2 gap-y-1 border-l-2 border-transparent py-1 pl-3.5 text-text-2 hover:text-text aria-[current=location]:border-accent aria-[current=location]:font-550 aria-[current=location]:text-text"
              data-section={first}
              preventScrollReset
              replace
              state={origin}
              to={{ hash: `#field-${first}` }}
            >
              {title}
              {states.map((state) => {
                const [text, tone] = badges[state];
                return (
                  <Badge key={state} tone={tone}>
                    {text}
                  </Badge>
                );
              })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Reports the topmost section in the upper part of the window. */
function followScroll(list: HTMLElement, onChange: (first: string) => void): () => void {
  const links = [...list.querySelectorAll<HTMLElement>('[data-section]')];
  const visible = new Set<string>();
  const sections = new Map<Element, string>();
  for (const { dataset } of links) {
    const { section: first = '' } = dataset;
    const field = document.querySelector(`form [data-field="${CSS.escape(first)}"]`);
    const section = field?.closest('section');
    if (section) sections.set(section, first);
  }
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        const first = sections.get(target) ?? '';
        if (isIntersecting) visible.add(first);
        else visible.delete(first);
      }
      const topmost = [...sections.values()].find((first) => visible.has(first));
      if (topmost !== undefined) onChange(topmost);
    },
    { rootMargin: '-10% 0px -60% 0px' },
  );
  for (const section of sections.keys()) observer.observe(section);
  return () => observer.disconnect();
}
