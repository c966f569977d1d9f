import { PlacekeeperMark } from '@placekeeper/ui/icons/placekeeper-mark';

export function LogoMark() {
  return (
    <span className="flex size-9 shrink-0 items-center justify-center rounded-8 bg-text text-surface [&_.lucide]:size-5">
      <PlacekeeperMark aria-hidden />
    </span>
  );
}
