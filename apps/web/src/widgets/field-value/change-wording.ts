import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { knownField } from '@placekeeper/contracts/rules/provider-fields';

type Change = Pick<GoogleUpdate, 'change_action' | 'field_name'>;

/** What was done to the field. An unknown kind of change is shown by its raw name (UPD-9). */
export function changeWording({ change_action: action, field_name: field }: Change): string {
  // The summary of a pin is a distance, not a value.
  if (action === 'changed' && knownField(field) === 'latlng') return 'moved';
  if (action === 'changed') return 'changed to';
  // The address is hidden from customers; the profile keeps it.
  if (action === 'removed' && knownField(field) === 'storefrontAddress') return 'hid';
  // Only the fact of the change is known.
  if (action === undefined) return 'changed to';
  return action.replaceAll(/[_-]/g, ' ');
}

const endings: Readonly<Record<string, string>> = {
  'changed to': 'changed',
  hid: 'hidden',
  moved: 'changed',
};

/** A complete phrase, as for a heading: "Opening date changed". */
export function changeDone(change: Change): string {
  const wording = changeWording(change);
  return endings[wording] ?? wording;
}
