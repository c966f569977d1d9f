import type { GoogleAccount, GoogleLocation } from '@placekeeper/contracts/model/google-location';
import type { ProfileSelection } from '../selection/profile-selection.ts';

/** What the table and the cards of one page take. */
export interface ProfileListProps {
  readonly profiles: readonly GoogleLocation[];
  readonly groups: readonly GoogleAccount[];
  readonly selection: ProfileSelection;
  readonly onChoose: (profiles: readonly GoogleLocation[], on: boolean) => void;
  readonly onChooseAccount: (id: string, account: string) => void;
}
