import type {
  AutoRejectionBacktest,
  AutoRejectionRequest,
} from '@placekeeper/contracts/model/auto-rejection-change';
import { Checkbox } from '@placekeeper/ui/checkbox';
import { useQuery } from '@tanstack/react-query';
import { rejectionBacktest } from '../../data/auto-rejection.ts';
import { ownersAlready } from './rule-wording.ts';

interface RuleOwnersProps {
  /** Null while there is something to choose. */
  readonly request: AutoRejectionRequest | null;
  readonly chosen: boolean;
  readonly onChoose: (on: boolean) => void;
}

/** LSET-1: a rule never takes it away, so where it is so already there is nothing to choose. */
export const RuleOwners = ({ request, ...choice }: RuleOwnersProps) =>
  request ? <KnownOwners request={request} {...choice} /> : <Owners already={null} {...choice} />;

function KnownOwners({
  request,
  ...choice
}: RuleOwnersProps & { readonly request: AutoRejectionRequest }) {
  const { data, isPlaceholderData } = useQuery(rejectionBacktest(request));
  return <Owners already={data && !isPlaceholderData ? data : null} {...choice} />;
}

interface OwnersProps extends Omit<RuleOwnersProps, 'request'> {
  readonly already: Pick<
    AutoRejectionBacktest,
    'locations_count' | 'owner_manager_locations_count'
  > | null;
}

function Owners({ already, chosen, onChoose }: OwnersProps) {
  const locked = already?.owner_manager_locations_count === already?.locations_count && already;
  const words = already && ownersAlready(already);
  return (
    <Checkbox
      // Not `disabled`: it stays where the keyboard comes, and the reason is read with it.
      aria-disabled={locked ? true : undefined}
      checked={chosen || Boolean(locked)}
      hint={
        <>
          {words && <span className="block font-550 text-text-2">{words}</span>}
          It counts for everything that these locations reject: nobody can change those fields on
          Google any more, colleagues included.
        </>
      }
      label="Also reject changes by owners and managers"
      onCheckedChange={(on) => !locked && onChoose(on)}
    />
  );
}
