import {
  callsFor,
  countOutlooks,
  messageOfSaved,
  valuesOf,
  type Outlook,
} from '@placekeeper/contracts/bulk/assess';
import type { OwnForecast } from '../../db/schema/bulk-edits.ts';
import { fields } from '../../provider/fields.ts';
import type { Actor } from '../actor.ts';
import type { LoadedSubject } from './load-subjects.ts';
import { estimatedSeconds } from './pace.ts';
import type { ItemView } from './show.ts';

export function itemOf({
  subject,
  assessment,
  status,
  problems,
}: Outlook<LoadedSubject>): ItemView {
  const { row, state } = subject;
  const { next, changed } = assessment;
  const named = [...new Set([...changed, ...Object.keys(problems)])];
  return {
    locationId: row.id,
    locationName: row.name,
    storeCode: row.storeCode,
    status,
    before: valuesOf(state, named, fields),
    after: valuesOf(next, named, fields),
    problems,
    message: status === 'pending' ? messageOfSaved(row, changed) : null,
  };
}

export function forecastOf(actor: Actor, outlooks: readonly Outlook[]): OwnForecast {
  const calls = outlooks
    .filter(({ status, subject }) => status === 'pending' && subject.managementStatus === 'enabled')
    .reduce((sum, { assessment }) => sum + callsFor(assessment.changed), 0);
  return { ...countOutlooks(outlooks), estimated_seconds: estimatedSeconds(actor, calls) };
}
