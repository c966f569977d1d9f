import type { GoogleLocation } from '@placekeeper/contracts/model/google-location';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { isKind, type ApiError } from '../../data/api-error.ts';
import { useImportProfiles } from '../../data/google-locations.ts';
import { forgetAcknowledgedImport } from '../../data/import-acknowledged.ts';
import { forgetWayOn } from '../../lib/way-on.ts';
import { stepPath, type FetchAddress } from './flow-address.ts';
import { forgetSelection } from './selection-storage.ts';
import { toImport, type Selection } from './selection.ts';

/**
 * ONB-6: an import starts where somebody asks for it, never where one is only looked at:
 * so no reload, link or step back starts it a second time.
 */
export function useStartImport(address: FetchAddress) {
  const { mutate, isPending, isSuccess, error } = useImportProfiles();
  const navigate = useNavigate();

  // Of two quick clicks the second would be refused, and its refusal would hide that the first one went through.
  const started = useRef(false);

  const start = (selection: Selection, profiles: readonly GoogleLocation[]) => {
    if (started.current) return;
    started.current = true;
    mutate(
      { google_account: address.google_account, locations: toImport(selection, profiles) },
      {
        onSuccess: () => {
          forgetSelection(address.operation);
          forgetWayOn();
          forgetAcknowledgedImport();
          void navigate(stepPath('onboarding.creating-locations', address));
        },
        onError: () => {
          started.current = false;
        },
      },
    );
  };

  // Until the next step is there, the button stays busy.
  return { start, starting: isPending || isSuccess, failure: error && reasonOf(error) };
}

export interface StartFailure {
  readonly message: string;
  /** Another import is running. */
  readonly busy: boolean;
}

function reasonOf(error: ApiError): StartFailure {
  const refused = isKind(error, 'validation') ? Object.values(error.fields).flat()[0] : undefined;
  return { message: refused ?? error.message, busy: isKind(error, 'conflict') };
}
