import type { ComponentProps } from 'react';
import { Avatar } from '../src/components/avatar.tsx';
import { Badge } from '../src/components/badge.tsx';
import { Banner } from '../src/components/banner.tsx';
import { Button } from '../src/components/button.tsx';
import { EmptyState } from '../src/components/empty-state.tsx';
import { Pagination } from '../src/components/pagination.tsx';
import { ProgressBar } from '../src/components/progress-bar.tsx';
import { RelativeTime } from '../src/components/relative-time.tsx';
import { SkeletonRegion, Skeleton } from '../src/components/skeleton.tsx';
import { StatusDot } from '../src/components/status-dot.tsx';
import { TagChip } from '../src/components/tag-chip.tsx';
import { tagColours } from '../src/lib/tag-colour.ts';
import { Section, Specimen } from './specimen.tsx';

const minute = 60_000;
const ages = [0, 14 * minute, 130 * minute, 26 * 60 * minute, 9 * 24 * 60 * minute];
const start = Date.now();

const Anchor = ({ children, ...rest }: ComponentProps<'a'>) => <a {...rest}>{children}</a>;
const linkToPage = (page: number) => <Anchor href={`#page-${page}`} />;

export function State() {
  return (
    <Section title="State">
      <Specimen name="Badges">
        <Badge>12</Badge>
        <Badge tone="pending">3</Badge>
        <Badge tone="pending">1,031</Badge>
        <Badge tone="added">Added</Badge>
        <Badge tone="removed">Removed</Badge>
        <Badge tone="accent">New</Badge>
      </Specimen>
      <Specimen name="Status">
        <StatusDot tone="ok">Managed</StatusDot>
        <StatusDot tone="neutral">Not managed</StatusDot>
        <StatusDot tone="pending">Publishing</StatusDot>
        <StatusDot tone="danger">Authorization lost</StatusDot>
        <StatusDot tone="accent">Importing</StatusDot>
      </Specimen>
      <Specimen name="Tags">
        {tagColours.map((colour) => (
          <TagChip key={colour} colour={colour} name={colour} />
        ))}
        <TagChip colour="teal" name="Flagship" onRemove={() => undefined} />
        <TagChip className="w-32" colour="rose" name="Holiday hours in the south" />
      </Specimen>
      <Specimen name="People and time">
        <Avatar name="Olivia Marsh" size="sm" />
        <Avatar name="Olivia Marsh" />
        <Avatar name="Olivia" size="lg" />
        {ages.map((age) => (
          <RelativeTime key={age} date={start - age} focusable />
        ))}
        {ages.slice(1, 4).map((age) => (
          <RelativeTime key={age} className="text-text-3" date={start - age} length="narrow" />
        ))}
      </Specimen>
      <Specimen column name="Banners">
        <Banner
          actions={<Button size="sm">Review</Button>}
          title="3 updates by Google and Owner/Manager"
          tone="pending"
        >
          wait for your decision.
        </Banner>
        <Banner
          actions={<Button size="sm">Reconnect</Button>}
          title="34 locations are paused."
          tone="danger"
        >
          calgary@northgate.example no longer authorizes us. Edits are kept and sent after
          reconnecting.
        </Banner>
        <Banner title="All set." tone="success">
          12 locations were added.
        </Banner>
        <Banner tone="info">
          Google shows a change within minutes; some take up to three days.
        </Banner>
      </Specimen>
      <Specimen column name="Progress">
        <ProgressBar
          label="Importing locations"
          max={500}
          value={310}
          valueText="310 of 500 locations"
        />
        <ProgressBar label="Fetching profiles" value={null} />
      </Specimen>
      <Specimen column name="Pages">
        <Pagination page={1} pageSize={25} renderLink={linkToPage} total={312} />
        <Pagination page={7} pageSize={25} renderLink={linkToPage} total={2504} />
        <Pagination page={2} pageSize={25} total={31} onPageChange={() => undefined} />
        <Pagination page={1} pageSize={25} total={0} onPageChange={() => undefined} />
      </Specimen>
      <Specimen column name="Loading">
        <SkeletonRegion className="flex flex-col gap-3" label="Loading locations">
          <Skeleton className="w-64" />
          <Skeleton className="w-96 max-w-full" />
          <Skeleton className="w-48" />
        </SkeletonRegion>
      </Specimen>
      <Specimen column name="Nothing here">
        <div className="grid border border-line bg-surface sm:grid-cols-2">
          <EmptyState action={<Button variant="primary">Add locations</Button>} variant="first-use">
            Add your first location to keep its profile right.
          </EmptyState>
          <EmptyState action={<Button>Clear filters</Button>} variant="no-results">
            No location matches these filters.
          </EmptyState>
          <EmptyState variant="done">All caught up.</EmptyState>
          <EmptyState errorId="7f3a91c2" variant="error" onRetry={() => undefined}>
            The locations could not be loaded.
          </EmptyState>
        </div>
      </Specimen>
    </Section>
  );
}
