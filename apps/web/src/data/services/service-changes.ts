import type { LocationId } from '@placekeeper/contracts/core/id';
import type { GoogleService } from '@placekeeper/contracts/model/service';
import { serviceKey } from '@placekeeper/contracts/rules/google-services';
import { useMutationState } from '@tanstack/react-query';
import { isApiError, type ApiError } from '../http/api-error.ts';
import type { Suggestion } from './queries.ts';
import {
  serviceChangeKey,
  useAddSuggestion,
  useDismissSuggestion,
  useRemoveService,
  useUndismissSuggestion,
} from './mutations.ts';

export type ServiceChange = 'add' | 'dismiss' | 'undismiss' | 'remove';

/** The target of a change; a service and its suggestion are two targets. */
export const keyOfService = (service: GoogleService): string => `service ${serviceKey(service)}`;
export const keyOfSuggestion = ({ id }: Pick<Suggestion, 'id'>): string => `suggestion ${id}`;

export interface FailedChange {
  readonly change: ServiceChange;
  readonly error: ApiError;
}

export interface ServiceChanges {
  readonly pending: ReadonlyMap<string, ServiceChange>;
  /** Why the last change of each target failed. */
  readonly errors: ReadonlyMap<string, FailedChange>;
}

/** The actions for services. `changes` also has running and failed changes that other parts of the page started. */
export function useServiceChanges(id: LocationId) {
  const add = useAddSuggestion(id);
  const dismiss = useDismissSuggestion(id);
  const undismiss = useUndismissSuggestion(id);
  const remove = useRemoveService(id);
  const attempts = useMutationState({
    filters: { mutationKey: serviceChangeKey(id) },
    select: ({ options, state: { error, status, submittedAt, variables } }): Attempt => {
      const change = options.mutationKey?.at(-1) as ServiceChange;
      // The cast is safe: the variables of each change are its target.
      const subject =
        change === 'remove'
          ? keyOfService(variables as GoogleService)
          : keyOfSuggestion(variables as Suggestion);
      return { change, subject, error, status, submittedAt };
    },
  });
  return {
    add: add.mutate,
    dismiss: dismiss.mutate,
    undismiss: undismiss.mutate,
    remove: remove.mutateAsync,
    changes: latestChanges(attempts),
  };
}

interface Attempt {
  readonly subject: string;
  readonly change: ServiceChange;
  readonly status: string;
  readonly submittedAt: number;
  readonly error: Error | null;
}

/** Only the last attempt for each target counts. */
export function latestChanges(attempts: readonly Attempt[]): ServiceChanges {
  const latest = new Map(
    attempts
      .toSorted((a, b) => a.submittedAt - b.submittedAt)
      .map((attempt) => [attempt.subject, attempt]),
  );
  const pending = new Map<string, ServiceChange>();
  const errors = new Map<string, FailedChange>();
  for (const [subject, { change, status, error }] of latest) {
    if (status === 'pending') pending.set(subject, change);
    if (status === 'error' && isApiError(error)) errors.set(subject, { change, error });
  }
  return { pending, errors };
}

/** SVC-4: applies a decision that is still in flight. */
export function withPendingDecision(
  suggestion: Suggestion,
  { pending }: ServiceChanges,
): Suggestion {
  const change = pending.get(keyOfSuggestion(suggestion));
  return change === 'dismiss' || change === 'undismiss'
    ? { ...suggestion, dismissed: change === 'dismiss' }
    : suggestion;
}
