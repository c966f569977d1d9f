import type { Recorder } from '../http/recorder.ts';
import type { Route } from '../http/serve-resource.ts';

/** Declared and answered statuses of every call, counts of published events, and violations of the contract. */
export const coverageOf = (recorder: Recorder, routes: readonly Route[]) => ({
  endpoints: routes.map(({ endpoint }) => ({
    id: endpoint.id,
    declared: Object.keys(endpoint.definition.responses).map(Number),
    answered: Object.fromEntries(recorder.statuses.get(endpoint.id) ?? []),
  })),
  events: Object.fromEntries(recorder.emitted),
  violations: [...recorder.violations],
});
