import { Breadcrumbs, Crumb } from '@placekeeper/ui/breadcrumbs';
import { Button } from '@placekeeper/ui/button';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { PageHeader } from '@placekeeper/ui/page-header';
import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';
import { Plus, ShieldX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePrefetched, prefetch } from '../../data/api/prefetch.ts';
import { useRuleLocations } from '../../data/auto-rejection/rule-backtest.ts';
import { useCurrentUser } from '../../data/current-user/queries.ts';
import { tagQueries } from '../../data/tags/queries.ts';
import { formatCount, formatNumber } from '../../lib/text/format.ts';
import { to } from '../../lib/url/paths.ts';
import { ReadingNote } from '../../widgets/filters/reading-note.tsx';
import { NoLocations } from '../../widgets/location/no-locations.tsx';
import { LoadFailed } from '../../widgets/page/load-failed.tsx';
import { UnreadNote } from '../../widgets/page/unread-note.tsx';
import { RuleEditor } from './rules/rule-editor.tsx';
import { ruleRows, type RuleRow } from './rules/rule-rows.ts';
import { RuleTable } from './rules/rule-table.tsx';
import { TagRuleGaps } from './rules/tag-rule-gaps.tsx';
import { SubscriptionNeeded } from './subscription-needed.tsx';

const title = 'Auto-reject rules';

export function loader(): null {
  prefetch(tagQueries.list());
  return null;
}

export function Component() {
  const { has_gbp_management_subscription: subscribed } = useCurrentUser();
  if (subscribed !== false) return <Rules />;
  return (
    <SubscriptionNeeded
      breadcrumbs={breadcrumbs}
      heading="Reject unwanted changes automatically"
      icon={<ShieldX />}
      title={title}
    >
      rules reject the changes you don’t want and publish your values again.
    </SubscriptionNeeded>
  );
}

const breadcrumbs = (
  <Breadcrumbs>
    <Crumb render={<Link to={to('gbp.updates')} />}>GBP updates</Crumb>
  </Breadcrumbs>
);

interface Editing {
  readonly row: RuleRow | null;
  readonly open: boolean;
  /** Part of the dialog's key, so that each opening starts from the saved values. */
  readonly opening: number;
}

function Rules() {
  const locations = useRuleLocations();
  const tags = usePrefetched(tagQueries.list()).data?.tags ?? [];
  const [editing, setEditing] = useState<Editing>({ row: null, open: false, opening: 0 });
  const { data } = locations;
  const rows = data && ruleRows(data.known);
  const edit = (row: RuleRow | null) =>
    setEditing(({ opening }) => ({ row, open: true, opening: opening + 1 }));
  const add = (
    <Button icon={<Plus aria-hidden />} variant="primary" onClick={() => edit(null)}>
      Add rule
    </Button>
  );
  return (
    <>
      <PageHeader
        actions={rows && rows.length > 0 && add}
        breadcrumbs={breadcrumbs}
        count={rows && rows.length > 0 ? formatNumber(rows.length) : undefined}
        title={title}
      />
      {data && data.unreadable > 0 && (
        <UnreadNote>
          The rules of {formatCount(data.unreadable, 'location')} couldn’t be read and aren’t
          included.
        </UnreadNote>
      )}
      {!data && <ReadingNote />}
      {data && rows && rows.length > 0 && (
        <>
          <p className="pb-4 text-pretty text-text-2">
            Placekeeper rejects these changes on Google and publishes your value again. A rule
            covers only the locations it was added to. Locations you import later aren’t included.
          </p>
          <TagRuleGaps locations={data.known} tags={tags} />
          <RuleTable
            all={data.known}
            isComplete={data.unreadable === 0}
            rows={rows}
            tags={tags}
            onEdit={edit}
          />
        </>
      )}
      {data && rows?.length === 0 && data.known.length + data.unreadable === 0 && (
        <NoLocations>You have no locations to add a rule to.</NoLocations>
      )}
      {data && rows?.length === 0 && data.known.length > 0 && (
        <EmptyState
          action={add}
          icon={<ShieldX />}
          title={data.unreadable === 0 ? 'No rules yet' : 'No rules at the other locations'}
          variant="first-use"
        >
          A rule rejects changes on Google to the fields you choose and publishes your value again.
        </EmptyState>
      )}
      {!data && locations.isPending && (
        <SkeletonRegion
          className="divide-y divide-line border border-line bg-surface"
          label="Loading rules"
        >
          {['w-24', 'w-72', 'w-60'].map((width) => (
            <div key={width} className="flex h-11 items-center px-3">
              <Skeleton className={width} />
            </div>
          ))}
        </SkeletonRegion>
      )}
      {!data && locations.isError && (
        <LoadFailed whole query={locations}>
          Couldn’t load rules.
        </LoadFailed>
      )}
      {data && (
        <RuleEditor
          key={editing.opening}
          all={data.known}
          open={editing.open}
          row={editing.row}
          onClose={() => setEditing((before) => ({ ...before, open: false }))}
        />
      )}
    </>
  );
}
