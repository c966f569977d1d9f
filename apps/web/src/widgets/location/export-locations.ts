import { isApiError } from '../../data/http/api-error.ts';
import type { LocationSelection } from '../../data/locations/location-selection.ts';
import { saveCsv } from '../../lib/browser/save-csv.ts';
import { localToday } from '../../lib/text/calendar-day.ts';
import { formatCount, formatNumber } from '../../lib/text/format.ts';
import { showToast, dismissToast, showFailure } from '../toast/show-toast.ts';

const notice = 'export';
/** A faster export shows no progress. */
const noticeAfterMs = 1000;

/** Exports a spreadsheet with Google's columns. */
export async function exportLocations(selection: LocationSelection): Promise<void> {
  const stop = new AbortController();
  const cancel = { label: 'Cancel', onClick: () => stop.abort() };
  let text = 'Preparing the spreadsheet…';
  let isShown = false;
  const show = () => {
    isShown = true;
    void showToast('loading', text, { id: notice, action: cancel });
  };
  const timer = setTimeout(show, noticeAfterMs);
  try {
    const { writeLocations } = await import('../../data/locations/location-spreadsheet.ts');
    const file = await writeLocations(selection, {
      signal: stop.signal,
      onProgress({ read, total = 0 }) {
        text = `Preparing the spreadsheet: ${formatNumber(read)} of ${formatCount(total, 'location')}`;
        if (isShown) show();
      },
    });
    const left = `${formatCount(file.unreadable, 'location')} couldn’t be read`;
    if (file.rows === 0 && file.unreadable > 0) {
      void showToast('error', left, { description: 'The spreadsheet wasn’t saved.' });
      return;
    }
    if (file.rows === 0) {
      void showToast('error', 'No locations to export', { description: emptyText(selection) });
      return;
    }
    saveCsv(`locations-${localToday()}.csv`, file.text);
    void showToast('success', exportedText(selection, file));
    if (file.unreadable > 0)
      void showToast('warning', left, { description: 'The spreadsheet doesn’t include them.' });
    if (file.partlyRead > 0)
      void showToast(
        'warning',
        `${formatCount(file.partlyRead, 'location')} exported with empty cells`,
        {
          description: 'Placekeeper couldn’t read all of their fields.',
        },
      );
  } catch (error) {
    if (stop.signal.aborted) return;
    if (!isApiError(error)) throw error;
    showFailure('Couldn’t export locations')(error);
  } finally {
    clearTimeout(timer);
    if (isShown) void dismissToast(notice);
  }
}

/** How the selection limits the export; empty if all locations are exported. */
function kindOf(selection: LocationSelection): 'selected ' | 'matching ' | '' {
  if (selection.mode === 'ids' || selection.excluded_location_ids?.length) return 'selected ';
  const isFiltered = Object.entries(selection).some(
    ([filter, value]) => filter !== 'mode' && value !== undefined,
  );
  return isFiltered ? 'matching ' : '';
}

export const emptyText = (selection: LocationSelection): string =>
  kindOf(selection) === ''
    ? 'Import your profiles from a Google account first.'
    : 'Change the filters or select other locations.';

/** `All 2,500 locations exported`, or `30 of 36 selected locations exported` if some are gone or unreadable. */
export function exportedText(
  selection: LocationSelection,
  { rows, unreadable }: { readonly rows: number; readonly unreadable: number },
): string {
  const wanted = selection.mode === 'ids' ? selection.locations.length : rows + unreadable;
  const kind = kindOf(selection);
  const locations = formatCount(wanted, `${kind}location`);
  if (rows < wanted) return `${formatNumber(rows)} of ${locations} exported`;
  return `${kind === '' && rows > 1 ? 'All ' : ''}${locations} exported`;
}
