import type { GoogleLocation } from '@placekeeper/contracts/model/google-location';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { isSessionOver } from '../../../data/http/api-error.ts';
import { useImportProfiles, useTraceImport } from '../../../data/imports/mutations.ts';
import { useCurrentUser } from '../../../data/current-user/queries.ts';
import { turnOnFirstNotifications } from '../../../data/notification-settings/mutations.ts';
import { forgetAcknowledgedImport } from '../../../data/imports/import-acknowledged.ts';
import { clearOnboardingResume } from '../../../lib/url/onboarding-resume.ts';
import { stepPath, type FetchAddress } from '../flow/flow-url.ts';
import { forgetChosen } from './selection-storage.ts';
import { importRequest, withoutProfiles, type ProfileSelection } from './profile-selection.ts';
import { hasPossiblyStarted, reasonOf, refusalsOf, type StartError } from './start-error.ts';

interface Choice {
  readonly address: FetchAddress;
  readonly profiles: readonly GoogleLocation[];
  readonly selection: ProfileSelection;
  readonly onSelect: (selection: ProfileSelection) => void;
}

/** ONB-6: only a click starts an import, so a reload, a link or Back can't start a second one. */
export function useStartProfileImport({ address, profiles, selection, onSelect }: Choice) {
  const sending = useImportProfiles();
  const tracing = useTraceImport();
  const navigate = useNavigate();
  const isFirst = useCurrentUser().locations_count === 0;

  // A double click would send a second request, whose 409 would hide the success of the first.
  const started = useRef(false);
  const begun = sending.isSuccess || tracing.data === 'begun';

  const goOn = () => {
    // A failure is ignored, because the finish step shows who gets notifications.
    if (isFirst) void turnOnFirstNotifications().catch(() => undefined);
    forgetChosen(address.google_account);
    clearOnboardingResume();
    forgetAcknowledgedImport();
    void navigate(stepPath('onboarding.creating-locations', address));
  };
  const letStart = () => {
    started.current = false;
  };

  const start = () => {
    if (started.current) return;
    started.current = true;
    tracing.reset();
    const locations = importRequest(selection, profiles);
    const ids = locations.map(({ id }) => id);
    sending.mutate(
      { google_account: address.google_account, locations },
      {
        onSuccess: goOn,
        onError: (error) => {
          if (hasPossiblyStarted(error)) {
            return tracing.mutate(
              { operation: address.operation, ids },
              {
                onSuccess: (trace) => (trace === 'begun' ? goOn() : letStart()),
                onError: letStart,
              },
            );
          }
          letStart();
          // Deselects the refused profiles, because the platform would refuse them again.
          const refused = refusalsOf(error, locations, profiles).map(({ id }) => id);
          if (refused.length > 0) onSelect(withoutProfiles(selection, refused));
        },
      },
    );
  };

  // The button stays busy until the next step appears.
  return { start, starting: sending.isPending || tracing.isPending || begun, error: startError() };

  function startError(): StartError | null {
    const { error, variables } = sending;
    if (!error || begun || isSessionOver(error)) return null;
    if (tracing.isPending) return { kind: 'unheard' };
    if (tracing.error) return { kind: 'unknown', message: tracing.error.message };
    if (tracing.data === 'another-runs') return { kind: 'another-runs' };
    const refusals = refusalsOf(error, variables.locations, profiles);
    return refusals.length > 0
      ? { kind: 'refused', refusals, left: variables.locations.length - refusals.length }
      : { kind: 'not-started', message: reasonOf(error) };
  }
}
