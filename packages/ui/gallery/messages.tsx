import { Banner } from '../src/components/banner.tsx';
import { Button } from '../src/components/button.tsx';
import { MapPin } from 'lucide-react';
import { EmptyState } from '../src/components/empty-state.tsx';
import { ProgressBar } from '../src/components/progress-bar.tsx';
import { SkeletonRegion, Skeleton } from '../src/components/skeleton.tsx';
import { Spinner } from '../src/components/spinner.tsx';
import { VisuallyHidden } from '../src/components/visually-hidden.tsx';
import { Section, Specimen } from './specimen.tsx';

export function Messages() {
  return (
    <Section
      id="messages"
      lead="One message in one place, in a sentence, with the way on. What loads looks like what will stand there."
      title="Messages, loading, nothing"
    >
      <Specimen column name="Banner">
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
      <Specimen column name="Progress bar">
        <ProgressBar
          label="Importing locations"
          max={500}
          value={310}
          valueText="310 of 500 locations"
        />
        <ProgressBar label="Importing locations" max={500} value={500} valueText="Done" />
        <ProgressBar label="Finding profiles" value={null} />
      </Specimen>
      <Specimen name="Spinner">
        <Spinner label="Loading" />
        <span className="inline-flex items-center gap-2 text-text-2">
          <Spinner /> Looking for profiles
        </span>
      </Specimen>
      <Specimen column name="Skeleton">
        <SkeletonRegion className="flex flex-col gap-3" label="Loading locations">
          <Skeleton className="w-64" />
          <Skeleton className="w-96 max-w-full" />
          <Skeleton className="w-48" />
        </SkeletonRegion>
      </Specimen>
      <Specimen column name="Empty state">
        <div className="grid border border-line bg-surface sm:grid-cols-2">
          <EmptyState
            action={<Button variant="primary">Add locations</Button>}
            icon={<MapPin />}
            variant="first-use"
          >
            Add your first location to keep its profile right.
          </EmptyState>
          <EmptyState action={<Button>Clear filters</Button>} variant="no-results">
            No location matches these filters.
          </EmptyState>
          <EmptyState variant="done">All caught up.</EmptyState>
          <EmptyState action={<Button>Try again</Button>} variant="error">
            Couldn’t load your locations.
          </EmptyState>
        </div>
      </Specimen>
      <Specimen name="Visually hidden">
        <span className="text-text-2">
          1,031 <VisuallyHidden>updates </VisuallyHidden>waiting
        </span>
        <span className="text-12 text-text-3">
          Reads “1,031 updates waiting” to a screen reader.
        </span>
      </Specimen>
    </Section>
  );
}
