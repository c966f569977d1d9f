import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { knownField } from '@placekeeper/contracts/rules/provider-fields';

type Change = Pick<GoogleUpdate, 'change_action' | 'field_name'>;

/** The effect of the change on the field. UPD-9: an unknown action appears under the platform's name, in words. */
export function changeWording({ change_action: action, field_name: field }: Change): string {
  // The summary of a moved pin is a distance, so "changed to" would not fit.
  if (action === 'changed' && knownField(field) === 'latlng') return 'moved';
  if (action === 'changed') return 'changed to';
  // Removing an address only hides it from customers; the profile keeps it.
  if (action === 'removed' && knownField(field) === 'storefrontAddress') return 'hid';
  // Without an action, only the fact of a change is known.
  if (action === undefined) return 'changed to';
  return action.replaceAll(/[_-]/g, ' ');
}

const endings: Readonly<Record<string, string>> = {
  'changed to': 'changed',
  hid: 'hidden',
  moved: 'changed',
};

/** The change without its value, for a heading: "Opening date changed". */
export function changeDone(change: Change): string {
  const wording = changeWording(change);
  return endings[wording] ?? wording;
}
