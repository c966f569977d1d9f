import type { PageRequest } from '@placekeeper/contracts/core/page';
import type {
  BulkChanges,
  BulkEditForecast,
  bulkItemStatuses,
} from '@placekeeper/contracts/model/bulk-edit';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { isoDate } from '../clock.ts';
import { pageMeta, pageWindow, type Page } from '../page.ts';
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
import { providerProblems, type Problems } from './find-problems.ts';
import { loadSubjects, type Subject } from './load-subjects.ts';
import { estimatedSeconds } from './pace.ts';
import { prepareBulkEdit, type BulkEditRequest } from './prepare.ts';
import { messages, statusOfSaved } from './run-item.ts';
import type { ItemView } from './show.ts';

export interface PreviewRequest extends BulkEditRequest {
  readonly status?: (typeof bulkItemStatuses)[number] | undefined;
  readonly page?: PageRequest | undefined;
}

export interface Preview extends Page<ItemView> {
  readonly forecast: BulkEditForecast;
}

/** BULK-1: what would become of each location, its refusals included. Writes nothing. */
export function previewBulkEdit(deps: Deps, actor: Actor, request: PreviewRequest): Preview {
  const { locationIds, tags } = prepareBulkEdit(deps, actor, request);
  const subjects = loadSubjects(deps, locationIds);
  const outlooks = locationIds.flatMap((id) => {
    const subject = subjects.get(id);
    return subject ? [outlookOf(deps, actor, subject, request.changes, tags)] : [];
  });
  const wanted = outlooks.filter(
    ({ status }) => request.status === undefined || status === request.status,
  );
  const window = pageWindow(request.page, pageSizes.locations);
  const page = wanted.slice(window.offset, window.offset + window.size);
  return {
    forecast: forecastOf(actor, outlooks),
    items: page.map(itemOf),
    meta: pageMeta(window, wanted.length, page.length),
  };
}

interface Outlook {
  readonly subject: Subject;
  readonly assessment: Assessment;
  readonly status: 'pending' | 'unchanged' | 'refused';
  /** By our rules and by the provider's. */
  readonly problems: Problems;
}

function outlookOf(
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

function itemOf({ subject, assessment, status, problems }: Outlook): ItemView {
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

function forecastOf(actor: Actor, outlooks: readonly Outlook[]): BulkEditForecast {
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
