import type { LocationSelection } from '../../../data/locations/location-selection.ts';
import { Button } from '@placekeeper/ui/button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { exportLocations } from '../../../widgets/location/export-locations.ts';

interface ExportChosenProps {
  /** Null while nobody is chosen. */
  readonly selection: LocationSelection | null;
}

/** BULK-3: to be changed in a spreadsheet program, and brought back. */
export function ExportChosen({ selection }: ExportChosenProps) {
  const [pending, setPending] = useState(false);
  if (!selection) return null;
  const save = async () => {
    setPending(true);
    await exportLocations(selection);
    setPending(false);
  };
  return (
    <Button icon={<Download aria-hidden />} loading={pending} onClick={() => void save()}>
      Export as CSV
    </Button>
  );
}
