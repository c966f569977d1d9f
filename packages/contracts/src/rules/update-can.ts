import type { GoogleUpdate, UpdateActionability } from '../model/google-update.ts';

export type UpdateAction = 'accept' | 'reject' | 'dismiss';

const flags = {
  accept: 'can_be_accepted',
  reject: 'can_be_rejected',
  dismiss: 'can_be_dismissed',
} as const satisfies Record<UpdateAction, keyof UpdateActionability>;

export const isResolved = (update: Pick<GoogleUpdate, 'resolution'>): boolean =>
  Boolean(update.resolution?.resolved_action);

export interface Permission {
  readonly allowed: boolean;
  /** The reason against the action, or a warning about it. */
  readonly reason: string | null;
}

/** UPD-3: an action is allowed on an open update unless the platform's flag forbids it. */
export function updateCan(
  action: UpdateAction,
  update: Pick<GoogleUpdate, 'resolution' | 'update_actionability'>,
): Permission {
  const { update_actionability: actionability } = update;
  if (isResolved(update))
    return { allowed: false, reason: 'This update has already been resolved.' };
  const reason = {
    accept: actionability?.accept_reason,
    reject: actionability?.reject_reason,
    dismiss: null,
  }[action];
  return {
    // A platform without flags refuses impossible actions itself.
    allowed: actionability?.[flags[action]] ?? true,
    reason: reason ?? actionability?.explanation ?? null,
  };
}
