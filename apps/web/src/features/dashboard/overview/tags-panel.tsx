import { Cell, HeaderCell, Row, Table } from '@placekeeper/ui/table';
import { TagSquare } from '@placekeeper/ui/tag-chip';
import { tagColourOf } from '@placekeeper/ui/lib/tag-colour';
import { useState, type ReactNode } from 'react';
import { Button } from '@placekeeper/ui/button';
import { Link } from 'react-router';
import { formatCount, formatNumber } from '../../../lib/text/format.ts';
import { to } from '../../../lib/url/paths.ts';
import { Panel, panelLink } from './panel.tsx';
import type { GroupFacts, TagFacts } from './portfolio-facts.ts';

const shownAtFirst = 6;

interface TagsPanelProps {
  readonly tags: readonly TagFacts[];
  readonly untagged: GroupFacts;
  /** False without a subscription: the platform then doesn't track changes on Google. */
  readonly tracksUpdates: boolean;
}

type Filter = NonNullable<Parameters<typeof to>[2]>;

/** CARD-6: an agency has a tag per client; the tag with the most problems comes first. */
export function TagsPanel({ tags, untagged, tracksUpdates }: TagsPanelProps) {
  const [isLong, setIsLong] = useState(false);
  if (tags.length === 0) return null;
  return (
    <Panel title="By tag">
      <Table
        className="[--edge:0px] max-sm:[&_:is(td,th)]:px-1 max-sm:[&_th]:text-11 max-sm:[&_th]:whitespace-normal"
        density="compact"
        label="Locations by tag"
      >
        <thead>
          <tr>
            <HeaderCell>Tag</HeaderCell>
            <HeaderCell align="end">Locations</HeaderCell>
            {tracksUpdates && <HeaderCell align="end">With updates</HeaderCell>}
            <HeaderCell align="end">With declined edits</HeaderCell>
            <HeaderCell align="end">Lost access</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {(isLong ? tags : tags.slice(0, shownAtFirst)).map((tag) => (
            <GroupRow
              key={tag.id}
              facts={tag}
              filter={{ tags: [tag.id] }}
              name={tag.name}
              tracksUpdates={tracksUpdates}
            >
              <TagSquare colour={tagColourOf(tag.id)} />
            </GroupRow>
          ))}
          {untagged.locations > 0 && (
            <GroupRow
              facts={untagged}
              filter={{ tags: tags.map(({ id }) => id), tagged: 'none' }}
              name="Untagged"
              tracksUpdates={tracksUpdates}
            />
          )}
        </tbody>
      </Table>
      {!isLong && tags.length > shownAtFirst && (
        <Button className="mt-2" size="sm" variant="link" onClick={() => setIsLong(true)}>
          Show all {formatNumber(tags.length)} tags
        </Button>
      )}
      {!isLong && tags.length > shownAtFirst && (
        <p className="mt-2 hidden print:block">
          {formatCount(tags.length - shownAtFirst, 'more tag')}
        </p>
      )}
    </Panel>
  );
}

interface GroupRowProps extends Pick<TagsPanelProps, 'tracksUpdates'> {
  readonly name: string;
  readonly facts: GroupFacts;
  readonly filter: Filter;
  readonly children?: ReactNode;
}

const GroupRow = ({ name, facts, filter, tracksUpdates, children }: GroupRowProps) => (
  <Row>
    <Cell className="w-2/5 max-w-56">
      <span className="flex items-center gap-2">
        {children}
        <Link
          className="truncate hover:underline max-md:wrap-break-word max-md:whitespace-normal"
          title={name}
          to={to('locationManager', {}, filter)}
        >
          {name}
        </Link>
      </span>
    </Cell>
    <Cell numeric>{formatNumber(facts.locations)}</Cell>
    {tracksUpdates && <Count count={facts.withUpdates} filter={{ ...filter, updates: true }} />}
    <Count count={facts.declined} filter={{ ...filter, refused: true }} />
    <Count count={facts.lost} filter={{ ...filter, status: 'lost-authorization' }} />
  </Row>
);

interface CountProps {
  readonly count: number | null;
  readonly filter: Filter;
}

const Count = ({ count, filter }: CountProps) => (
  <Cell numeric>
    {count === 0 ? (
      <span className="text-text-3">0</span>
    ) : (
      // The list of locations explains an unknown number, and reads the missing data.
      <Link className={panelLink} to={to('locationManager', {}, filter)}>
        {count === null ? 'Not known' : formatNumber(count)}
      </Link>
    )}
  </Cell>
);
