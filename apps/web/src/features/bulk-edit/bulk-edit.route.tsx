import { Banner } from '@placekeeper/ui/banner';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { PageHeader } from '@placekeeper/ui/page-header';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, FileSpreadsheet, History, Check } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, Navigate, type LoaderFunctionArgs, type LinkProps } from 'react-router';
import { isKind } from '../../data/http/api-error.ts';
import { forgetPreviews, previewQuery } from '../../data/bulk-edit/preview.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import { isSimilar } from '../../data/portfolio/similar-matches.ts';
import { usePrefetched, prefetch } from '../../data/api/prefetch.ts';
import { formatList } from '../../lib/text/format.ts';
import { to } from '../../lib/url/paths.ts';
import { isFiltered } from '../../widgets/filters/filter-state.ts';
import { NoLocations } from '../../widgets/location/no-locations.tsx';
import { ChooseChanges } from './changes/choose-changes.tsx';
import { emptyDraft, withPart, ChangesDraft } from './changes/draft.ts';
import { changedLabels, readChanges } from './changes/read-changes.ts';
import { countOf } from '../../widgets/selection/location-choice.ts';
import { ChooseLocations } from './choose/choose-locations.tsx';
import {
  choiceOf,
  listFiltersOf,
  selectionOf,
  bulkEditSteps,
  type BulkEditStep,
  readEditState,
  choiceSummary,
  plannerAddress,
} from './flow/edit-url.ts';
import { PreviewStep } from './preview/preview-step.tsx';
import { RunningNote } from './flow/running-note.tsx';
import { useEditUrl } from './flow/use-edit-url.ts';
import { bulkEditQueries } from '../../data/bulk-edit/queries.ts';
import { tagQueries } from '../../data/tags/queries.ts';
import { useOffersAttributes } from '../../data/attributes/queries.ts';
import { useCurrentUser } from '../../data/current-user/queries.ts';
import type { UserId } from '@placekeeper/contracts/core/id';
import { safeParse } from '@placekeeper/contracts/core/validate';
import { readJson, writeJson } from '../../lib/browser/web-storage.ts';
import { cn } from '@placekeeper/ui/lib/cn';

/** Every step shows the number of matches. The preview isn't prefetched, because it depends on the draft. */
export function loader({ request }: LoaderFunctionArgs): null {
  prefetch(locationQueries.list(listFiltersOf(readEditState(new URL(request.url).search))));
  prefetch(tagQueries.list());
  prefetch(bulkEditQueries.list());
  return null;
}

/** Without their icons, the links share one row on a phone. */
const headerLink = 'max-sm:[&>svg]:hidden';

export function Component() {
  const address = useEditUrl();
  const locations = usePrefetched(locationQueries.list(listFiltersOf(address.state)));
  const total = locations.data?.meta.total;
  const isNew = total === 0 && !isFiltered(address.state) && !locations.isPlaceholderData;
  return (
    <div className="pb-10">
      <PageHeader
        actions={
          <>
            <ButtonLink
              className={headerLink}
              icon={<CalendarDays aria-hidden />}
              render={<Link to={plannerAddress(address.state)} />}
            >
              Holiday planner
            </ButtonLink>
            <ButtonLink
              className={headerLink}
              icon={<FileSpreadsheet aria-hidden />}
              render={<Link to={to('bulk-edit.import')} />}
            >
              <span>
                Import<span className="max-sm:hidden"> a spreadsheet</span>
              </span>
            </ButtonLink>
            <ButtonLink
              className={headerLink}
              icon={<History aria-hidden />}
              render={<Link to={to('bulk-edit.history')} />}
            >
              History
            </ButtonLink>
          </>
        }
        title="Bulk edit"
      />
      <RunningNote />
      {isNew ? (
        <NoLocations>
          No locations to edit yet. Import your profiles from a Google account.
        </NoLocations>
      ) : (
        <Steps address={address} locations={locations} />
      )}
    </div>
  );
}

type StepsProps = Parameters<typeof ChooseLocations>[0];

function Steps({ address, locations }: StepsProps) {
  const [draft, setDraft] = useDraft();
  const { state, toStep } = address;
  const selection = selectionOf(state);
  const changes = readChanges(draft);
  const labels = changedLabels(draft);
  const matching = locations.data?.meta.total;
  const open = openStep(state.step ?? 'locations', {
    chosen: selection !== null,
    changed: changes.success && labels.length > 0,
  });
  // The first step leaves the focus to the navigation that opened the screen.
  const [shown, setShown] = useState({ step: open, isFirst: true });
  if (shown.step !== open) setShown({ step: open, isFirst: false });
  const [elsewhere, setElsewhere] = useState(
    state.step === 'preview' && selection !== null && labels.length === 0,
  );
  if (elsewhere && labels.length > 0) setElsewhere(false);
  const refusal = useRefusal(selection, changes.success ? changes.data : null);

  const section = (step: BulkEditStep) => ({
    number: bulkEditSteps.indexOf(step) + 1,
    state: stateOf(step, open),
    edit: toStep(step),
    focused: !shown.isFirst,
  });
  const preview = () => {
    forgetPreviews();
    address.change({ step: 'preview', show: undefined, at: undefined });
  };

  if (elsewhere && state.step === 'preview')
    return <Navigate replace to={address.addressOf({ step: 'changes' })} />;
  return (
    <ol>
      <StepSection
        {...section('locations')}
        summary={choiceSummary(state, matching, isSimilar(locations.data))}
        title="Select locations"
      >
        <ChooseLocations address={address} locations={locations} />
      </StepSection>
      <StepSection {...section('changes')} summary={formatList(labels)} title="Set new values">
        {elsewhere && (
          <Banner className="mb-4" title="No fields selected in this tab" tone="info">
            This link includes only your selected locations. Your field changes stay in the tab
            where you made them.
          </Banner>
        )}
        <ChooseChanges
          count={matching === undefined ? undefined : countOf(choiceOf(state), matching)}
          draft={draft}
          refusal={refusal}
          onChange={setDraft}
          onContinue={preview}
        />
      </StepSection>
      <StepSection {...section('preview')} title="Review and apply">
        {selection && changes.success && (
          <PreviewStep
            address={address}
            attributes={draft.attributes.chosen.map(({ attribute }) => attribute)}
            changes={changes.data}
            selection={selection}
            onStarted={() => setDraft(emptyDraft)}
          />
        )}
      </StepSection>
    </ol>
  );
}

/** A shared URL can name a step that needs a draft, but each tab has its own draft. */
function openStep(
  requested: BulkEditStep,
  met: { readonly chosen: boolean; readonly changed: boolean },
): BulkEditStep {
  if (!met.chosen) return 'locations';
  return requested === 'preview' && !met.changed ? 'changes' : requested;
}

function stateOf(step: BulkEditStep, open: BulkEditStep): 'done' | 'open' | 'later' {
  if (step === open) return 'open';
  return bulkEditSteps.indexOf(step) < bulkEditSteps.indexOf(open) ? 'done' : 'later';
}

type Request = Parameters<typeof previewQuery>[0];

/** The validation errors of this request. Any edit is another request, so it clears them. */
function useRefusal(selection: Request['selection'] | null, changes: Request['changes'] | null) {
  const { error } = useQuery({
    ...previewQuery({
      selection: selection ?? { mode: 'matching' },
      changes: changes ?? {},
      attributes: [],
    }),
    enabled: false,
  });
  return isKind(error, 'validation') ? error.fields : null;
}

/** The draft survives a reload and navigation within the tab; each user of the browser has a separate draft. */
const keyOf = (user: UserId): string => `placekeeper.bulk-edit.${user}`;

function readDraft(user: UserId): ChangesDraft {
  const draft = safeParse(ChangesDraft, readJson('sessionStorage', keyOf(user)));
  return draft.success ? draft.data : emptyDraft;
}

function useDraft(): readonly [ChangesDraft, (draft: ChangesDraft) => void] {
  const { id } = useCurrentUser();
  const [draft, setDraft] = useState(() => readDraft(id));
  const offersAttributes = useOffersAttributes();
  return [
    // A stored draft can contain attributes that the platform no longer offers.
    offersAttributes ? draft : withPart(draft, 'attributes', { on: false }),
    (next) => {
      writeJson('sessionStorage', keyOf(id), next);
      setDraft(next);
    },
  ];
}

interface StepSectionProps {
  readonly number: number;
  readonly title: string;
  readonly state: 'done' | 'open' | 'later';
  readonly summary?: ReactNode;
  readonly edit: Pick<LinkProps, 'to' | 'preventScrollReset'>;
  /** Whether the step takes the focus when it opens. */
  readonly focused: boolean;
  readonly children: ReactNode;
}

const takeFocus = (heading: HTMLElement | null): void => {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'nearest' });
};

/** All steps show their heading; only the open step shows its content. */
function StepSection(props: StepSectionProps) {
  const { number, title, state, summary, edit, focused, children } = props;
  const open = state === 'open';
  return (
    <li aria-current={open ? 'step' : undefined} className="border-t border-line last:border-b">
      <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
        <StepMark number={number} state={state} />
        <h2
          className={cn('scroll-mt-4 rounded-4 text-14', state === 'later' && 'text-text-3')}
          ref={open && focused ? takeFocus : undefined}
          tabIndex={-1}
        >
          {title}
        </h2>
        {state === 'done' && (
          <>
            <p className="min-w-0 flex-1 wrap-anywhere text-text-2 tabular-nums max-md:order-1 max-md:basis-full max-md:pl-9">
              {summary}
            </p>
            <Link
              {...edit}
              aria-label={`Change: ${title}`}
              className="ml-auto flex min-h-6 items-center font-550 text-accent-text underline-offset-3 hover:underline"
            >
              Change
            </Link>
          </>
        )}
      </div>
      {open && <div className="pb-6">{children}</div>}
    </li>
  );
}

const marks = {
  done: 'border-transparent bg-accent-soft text-accent-text',
  open: 'border-transparent bg-accent text-on-accent forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]',
  later: 'border-line text-text-3',
} as const;

function StepMark({ number, state }: Pick<StepSectionProps, 'number' | 'state'>) {
  return (
    <span
      aria-hidden
      className={cn(
        'grid size-6 shrink-0 place-items-center rounded-full border text-12 font-550 tabular-nums',
        marks[state],
      )}
    >
      {state === 'done' ? <Check className="size-3.5 stroke-2" /> : number}
    </span>
  );
}
