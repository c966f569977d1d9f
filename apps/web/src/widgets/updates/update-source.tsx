import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { GoogleMark } from '@placekeeper/ui/icons/google-mark';
import type { IconProps } from '@placekeeper/ui/icons/icon';
import { OwnerManagerMark } from '@placekeeper/ui/icons/owner-manager-mark';
import type { ComponentType } from 'react';

interface Source {
  readonly name: string;
  readonly icon: ComponentType<IconProps>;
}

const sources: Readonly<Record<string, Source>> = {
  google: { name: 'Google', icon: GoogleMark },
  ownerManager: { name: 'Owner/Manager', icon: OwnerManagerMark },
};

/** UPD-9: a source that this version doesn't know appears with its raw value. */
export function UpdateSource({ source }: { readonly source: GoogleUpdate['type'] }) {
  if (source === undefined) return null;
  const { name, icon: Icon } = sources[source] ?? { name: source };
  return (
    <span className="whitespace-nowrap">
      {Icon && <Icon aria-hidden className="mr-1 inline size-3.5 align-[-0.15em]" />}
      {name}
    </span>
  );
}
