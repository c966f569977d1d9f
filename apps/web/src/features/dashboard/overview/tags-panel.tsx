import { Cell, HeaderCell, Row, Table } from '@placekeeper/ui/table';
import { TagSquare } from '@placekeeper/ui/tag-chip';
import { tagColourOf } from '@placekeeper/ui/lib/tag-colour';
import { useState } from 'react';
import { Button } from '@placekeeper/ui/button';
import { Link } from 'react-router';
import { formatNumber } from '../../../lib/text/format.ts';
import { to } from '../../../lib/url/paths.ts';
import { Panel, panelLink } from './panel.tsx';
import type { TagFacts } from './portfolio-facts.ts';

const shownAtFirst = 6;

/** CARD-6: an agency has a tag per client; the tag with the most problems comes first. */
export function TagsPanel({ tags }: { readonly tags: readonly TagFacts[] }) {
  const [isLong, setIsLong] = useState(false);
  if (tags.length === 0) return null;
  return (
    <Panel title="By tag">
      <Table className="[--edge:0px]" density="compact" label="Locations by tag">
        <thead>
          <tr>
            <HeaderCell>Tag</HeaderCell>
            <HeaderCell align="end">Locations</HeaderCell>
            <HeaderCell align="end">With updates</HeaderCell>
            <HeaderCell align="end">With declined edits</HeaderCell>
            <HeaderCell align="end">Lost access</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {(isLong ? tags : tags.slice(0, shownAtFirst)).map((tag) => (
            <Row key={tag.id}>
              <Cell className="max-w-56">
                <span className="flex items-center gap-2">
                  <TagSquare colour={tagColourOf(tag.id)} />
                  <Link
                    className="truncate hover:underline"
                    to={to('locationManager', {}, { tags: [tag.id] })}
                  >
                    {tag.name}
                  </Link>
                </span>
              </Cell>
              <Cell numeric>{formatNumber(tag.locations)}</Cell>
              <Count count={tag.withUpdates} filter={{ updates: true }} tag={tag} />
              <Count count={tag.declined} filter={{ refused: true }} tag={tag} />
              <Count count={tag.lost} filter={{ status: 'lost-authorization' }} tag={tag} />
            </Row>
          ))}
        </tbody>
      </Table>
      {!isLong && tags.length > shownAtFirst && (
        <Button className="mt-2" size="sm" variant="link" onClick={() => setIsLong(true)}>
          Show all {formatNumber(tags.length)} tags
        </Button>
      )}
    </Panel>
  );
}

interface CountProps {
  readonly tag: TagFacts;
  readonly count: number | null;
  readonly filter: NonNullable<Parameters<typeof to>[2]>;
}

const Count = ({ tag, count, filter }: CountProps) => (
  <Cell numeric>
    {count !== null && count > 0 ? (
      <Link className={panelLink} to={to('locationManager', {}, { tags: [tag.id], ...filter })}>
        {formatNumber(count)}
      </Link>
    ) : (
      <span className="text-text-3">{count ?? 'Not known'}</span>
    )}
  </Cell>
);
