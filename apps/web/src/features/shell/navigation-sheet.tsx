import type { User } from '@placekeeper/contracts/model/user';
import { Sheet } from '@placekeeper/ui/sheet';
import { useRef } from 'react';
import { screenHeading } from '../../lib/browser/screen-heading.ts';
import { MoreProducts } from './more-products.tsx';
import { PlaceList } from './place-list.tsx';

interface NavigationSheetProps {
  readonly user: User | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function NavigationSheet({ user, open, onClose }: NavigationSheetProps) {
  const followed = useRef(false);
  return (
    <Sheet
      finalFocus={() => (followed.current ? screenHeading() : true)}
      open={open}
      title="Placekeeper"
      onClose={onClose}
    >
      <PlaceList
        user={user}
        onFollow={() => {
          followed.current = true;
          onClose();
        }}
      />
      <MoreProducts user={user} />
    </Sheet>
  );
}
