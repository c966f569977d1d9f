import { SegmentedField } from '@placekeeper/ui/segmented-field';
import { useNavigate } from 'react-router';
import type { MediaAddress } from './use-media-state.ts';

const options = [
  { value: 'all', label: 'All', quiet: true },
  { value: 'owner', label: 'You', quiet: true },
  { value: 'customer', label: 'Customers', quiet: true },
] as const;

/** MEDIA-1: the filter is in the address. */
export function PhotoSourceFilter({ address }: { readonly address: MediaAddress }) {
  const navigate = useNavigate();
  return (
    <SegmentedField
      className="max-sm:w-full [&>div:first-child]:justify-start [&_span]:flex-none"
      label="Added by"
      options={options}
      value={address.state.source ?? 'all'}
      onValueChange={(source) =>
        void navigate(address.addressOf({ source: source === 'all' ? undefined : source }), {
          preventScrollReset: true,
        })
      }
    />
  );
}
