import { knownField } from '@placekeeper/contracts/rules/provider-fields';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';

type Change = Pick<GoogleUpdate, 'change_action' | 'field_name'>;

/** UPD-1: what was done to the field. A kind of change that is not known yet is said in its own word (UPD-9). */
export function changeWording({ change_action: action, field_name: field }: Change): string {
  if (action === 'changed') return 'changed to';
  // Customers no longer see the address; the profile itself keeps it.
  if (action === 'removed' && knownField(field) === 'storefrontAddress') return 'hid';
  // How it changed is not known; that it did is.
  if (action === undefined) return 'changed to';
  return action.replaceAll(/[_-]/g, ' ');
}

const endings: Readonly<Record<string, string>> = { 'changed to': 'changed', hid: 'hidden' };

/** Where nothing is read after it, as in a heading: "Opening date changed", "Storefront address hidden". */
export function changeDone(change: Change): string {
  const wording = changeWording(change);
  return endings[wording] ?? wording;
}
