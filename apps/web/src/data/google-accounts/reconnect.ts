import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import { askForConsent } from '../../lib/url/google-consent.ts';
import { to } from '../../lib/url/paths.ts';
import { markLossRead } from './lost-authorizations.ts';

/** Opens Google's consent page for the account. The address names the account, because the user can select another. */
export function reconnect({ id, email }: Pick<GoogleToken, 'id' | 'email'>): void {
  // A user who reconnects an account has read the notice about its lost authorization.
  markLossRead(id);
  askForConsent(to('google-accounts', {}, { reconnect: id }), email);
}
