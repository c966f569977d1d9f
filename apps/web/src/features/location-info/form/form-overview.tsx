import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import type { Location } from '@placekeeper/contracts/model/location';
import { Badge, type BadgeProps } from '@placekeeper/ui/badge';
import { useCallback, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { GoogleCard } from '../../../widgets/google-card/google-card.tsx';
import { currentSection } from './current-section.ts';
import { sectionEntries, type SectionState } from './section-states.ts';
import { useFormStatus } from '../../../widgets/saved-form/use-form-status.ts';
import type { InfoForm } from './use-info-form.ts';

const badges: Readonly<Record<SectionState, readonly [string, NonNullable<BadgeProps['tone']>]>> = {
  invalid: ['Needs attention', 'removed'],
  declined: ['Declined by Google', 'removed'],
  edited: ['Edited', 'accent'],
  update: ['To review', 'pending'],
};

interface SectionListProps {
  readonly form: InfoForm;
  readonly updates: readonly GoogleUpdate[];
}

interface FormOverviewProps extends SectionListProps {
  readonly location: Location;
  /** False until the updates are loaded. */
  readonly known: boolean;
}

/** Shows Google's data only for managed locations, because updates are known only for them. */
export function FormOverview({ form, updates, location, known }: FormOverviewProps) {
  const isFollowed = known && location.gbp_management_status === 'enabled';
  return (
    // The padding is room for the focus ring, which the scroll area would cut off.
    <div className="sticky top-5 -mx-1 mt-5 max-h-[calc(100dvh-2.5rem)] grid grid-cols-1 items-start gap-6 overflow-y-auto p-1 min-[115rem]:grid-cols-[12rem_1fr] print:hidden">
      <SectionList form={form} updates={updates} />
      {isFollowed && <GoogleCard location={location} states={form.view.states} updates={updates} />}
    </div>
  );
}

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
              className="-ml-px flex min-h-control flex-wrap items-center gap-x-2 gap-y-1 border-l-2 border-transparent py-1 pl-3.5 text-text-2 forced-colors:border-[Canvas] hover:text-text aria-[current=location]:border-accent aria-[current=location]:font-550 aria-[current=location]:text-text"
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

/** Passes `onChange` the first field of the section at the reading line. */
function followScroll(list: HTMLElement, onChange: (first: string) => void): () => void {
  const read = () => {
    const names = [...list.querySelectorAll<HTMLElement>('[data-section]')].flatMap(
      ({ dataset }) => dataset['section'] ?? [],
    );
    const sections = names.flatMap((first) => {
      const field = document.querySelector(`form [data-field="${CSS.escape(first)}"]`);
      const section = field?.closest('section');
      return section ? { first, top: section.getBoundingClientRect().top } : [];
    });
    const { clientHeight: height, scrollHeight, scrollTop } = document.documentElement;
    const at = currentSection(
      sections.map(({ top }) => top),
      {
        height,
        left: scrollHeight - height - scrollTop,
        named: sections.findIndex(({ first }) => window.location.hash === `#field-${first}`),
      },
    );
    const first = sections[at ?? 0]?.first;
    if (first !== undefined) onChange(first);
  };
  const ended = new AbortController();
  const options = { passive: true, signal: ended.signal };
  addEventListener('scroll', read, options);
  addEventListener('resize', read, options);
  // It reports the first size after the layout, so measuring doesn't compute the layout twice.
  const observer = new ResizeObserver(read);
  observer.observe(list);
  return () => {
    ended.abort();
    observer.disconnect();
  };
}
