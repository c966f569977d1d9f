import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { Fragment } from 'react';
import { formatCount } from '../../lib/text/format.ts';
import { fieldName } from '../field-value/field-name.ts';
import type { UpdateGroup } from './group-updates.ts';
import { UpdateSource } from './update-source.tsx';
import { sentenceCase } from './update-title.tsx';

interface Group {
  readonly group: UpdateGroup;
}

type Updates = Pick<UpdateGroup, 'updates'>;

export const GroupTitle = ({ group: { updates, wording } }: Group) => (
  <>
    <strong className="font-600">{sentenceCase(fieldName(updates[0].field_name))}</strong> {wording}
  </>
);

/** `33 updates at 12 locations`, or `12 locations` with one update each. */
export function groupSize(updates: readonly GoogleUpdate[]): string {
  const locations = new Set(updates.map(({ location }) => location.id)).size;
  const places = formatCount(locations, 'location');
  return locations === updates.length
    ? places
    : `${formatCount(updates.length, 'update')} at ${places}`;
}

interface GroupSourcesProps extends Updates {
  /** Separates the sources from the text before them. */
  readonly before?: string;
}

/** Nothing if the platform names no source. */
export const GroupSources = ({ updates, before }: GroupSourcesProps) =>
  [...new Set(updates.flatMap(({ type }) => type ?? []))].map((source, position) => (
    <Fragment key={source}>
      {position > 0 ? ' and ' : before}
      <UpdateSource source={source} />
    </Fragment>
  ));
