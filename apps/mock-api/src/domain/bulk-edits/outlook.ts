import type { BulkChanges } from '@placekeeper/contracts/model/bulk-edit';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { isoDate } from '../clock.ts';
import type { KnownTags } from './apply-changes.ts';
import {
  assess,
  callsFor,
  hasAny,
  providerFieldsOf,
  publicWith,
  valuesOf,
  type Assessment,
} from './assess.ts';
import type { OwnForecast } from '../../db/schema/bulk-edits.ts';
import { providerProblems, type Problems } from './find-problems.ts';
import type { Subject } from './load-subjects.ts';
import { estimatedSeconds } from './pace.ts';
import { messages, statusOfSaved } from './run-item.ts';
import type { ItemView } from './show.ts';

/** What would become of one location. */
export interface Outlook {
  readonly subject: Subject;
  readonly assessment: Assessment;
  readonly status: 'pending' | 'unchanged' | 'refused';
  /** By our rules and by the provider's. */
  readonly problems: Problems;
}

export function outlookOf(
  deps: Deps,
  actor: Actor,
  subject: Subject,
  changes: BulkChanges,
  tags: KnownTags,
): Outlook {
  const assessment = assess(deps, actor, subject, changes, tags);
  const { row, live, standing, servicesBlocked } = subject;
  const { next, changed } = assessment;
  const sent = row.managementStatus === 'disabled' ? [] : providerFieldsOf(changed);
  const problems = {
    ...(sent.length > 0 &&
      providerProblems({
        live,
        standing,
        servicesBlocked,
        next: publicWith(live, next.profile, sent),
        fields: sent,
        today: isoDate(actor.now),
      })),
    ...assessment.problems,
  };
  return {
    subject,
    assessment,
    problems,
    status: statusOf(problems, changed),
  };
}

function statusOf(problems: Problems, changed: readonly string[]): Outlook['status'] {
  if (hasAny(problems)) return 'refused';
  return changed.length === 0 ? 'unchanged' : 'pending';
}

export function itemOf({ subject, assessment, status, problems }: Outlook): ItemView {
  const { row, state } = subject;
  const { next, changed } = assessment;
  const fields = [...new Set([...changed, ...Object.keys(problems)])];
  const message = status === 'pending' ? (statusOfSaved(row, changed).message ?? null) : null;
  return {
    locationId: row.id,
    locationName: row.name,
    storeCode: row.storeCode,
    status,
    before: valuesOf(state, fields),
    after: valuesOf(next, fields),
    problems,
    message,
  };
}

export function forecastOf(actor: Actor, outlooks: readonly Outlook[]): OwnForecast {
  const pending = outlooks.filter(({ status }) => status === 'pending');
  const becoming = (message: string) =>
    pending.filter(
      ({ subject, assessment }) =>
        statusOfSaved(subject.row, assessment.changed).message === message,
    ).length;
  const calls = pending
    .filter(({ subject }) => subject.row.managementStatus === 'enabled')
    .reduce((sum, { assessment }) => sum + callsFor(assessment.changed), 0);
  const count = (status: Outlook['status']) =>
    outlooks.filter((outlook) => outlook.status === status).length;
  return {
    total: outlooks.length,
    changed: pending.length,
    unchanged: count('unchanged'),
    refused: count('refused'),
    unmanaged: becoming(messages.unmanaged),
    waiting: becoming(messages.waiting),
    estimated_seconds: estimatedSeconds(actor, calls),
  };
}
