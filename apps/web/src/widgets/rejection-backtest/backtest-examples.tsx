import type { Backtest } from '@placekeeper/contracts/rules/auto-rejection-backtest';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { fieldLabel } from '@placekeeper/contracts/rules/provider-fields';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RuleBacktest } from '../../data/auto-rejection/rule-backtest.ts';
import { formatDate } from '../../lib/text/format.ts';
import { to } from '../../lib/url/paths.ts';
import { changeSummary } from '../field-value/change-summary.ts';
import { changeDone, changeWording } from '../field-value/change-wording.ts';
import { ResolutionBadge } from '../updates/resolution-badge.tsx';
import { sentenceCase } from '../updates/update-title.tsx';

interface BacktestExamplesProps {
  readonly trial: RuleBacktest;
  readonly result: Backtest;
}

/** In a window of their own: what is being chosen here is not saved yet. */
export function BacktestExamples({ trial, result }: BacktestExamplesProps) {
  const archive = archiveOf(trial, result);
  return (
    <>
      <ul aria-label="Examples" className="mt-3">
        {result.examples.map((update) => (
          <li key={update.id} className="border-t border-line py-1.5">
            <span className="flex flex-wrap items-baseline gap-x-2">
              <NewWindow address={to('gbp.updates.show', { updateId: update.id })}>
                {whatChanged(update)}
              </NewWindow>
              <ResolutionBadge resolution={update.resolution} />
            </span>
            <span className="block text-12 text-text-3 wrap-anywhere">
              {[update.location.name, update.created_at && formatDate(update.created_at)]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
      {archive && (
        <p className="border-t border-line pt-1.5 text-12">
          <NewWindow address={archive}>See them in the archive</NewWindow>
        </p>
      )}
    </>
  );
}

function whatChanged(update: GoogleUpdate): string {
  const wording = changeWording(update);
  const summary = wording === 'hid' ? null : changeSummary(update);
  const done = summary === null && wording === 'changed to' ? changeDone(update) : wording;
  return [sentenceCase(fieldLabel(update.field_name)), done, summary].filter(Boolean).join(' ');
}

/** The archive has no filter for tags, and holds only resolved updates. */
function archiveOf({ request: { scope }, since }: RuleBacktest, result: Backtest) {
  const { pending = 0 } = result.outcome_totals;
  if (scope.mode === 'tag') return null;
  if (result.rejected_count - pending <= result.examples.length) return null;
  return to(
    'gbp.updates.archive',
    {},
    {
      ...(scope.mode === 'location' && { locations: [scope.location] }),
      fields: result.fields.map(({ field_name: field }) => field),
      start_date: since.slice(0, 10),
    },
  );
}

function NewWindow({
  address,
  children,
}: {
  readonly address: string;
  readonly children: ReactNode;
}) {
  return (
    <a
      className="min-w-0 text-accent-text underline-offset-3 wrap-anywhere hover:underline"
      href={address}
      rel="noreferrer"
      target="_blank"
    >
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      <ExternalLink aria-hidden className="ml-1 inline size-3 align-[-0.1em]" />
    </a>
  );
}
