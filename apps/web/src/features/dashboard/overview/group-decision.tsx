import { useMemo } from 'react';
import { queryClient } from '../../../data/api/query-client.ts';
import { useUpdatesNow } from '../../../data/updates/all-updates.ts';
import { isWhole } from '../../../data/updates/read-all-pages.ts';
import { recentUpdatesKey } from '../../../data/updates/queries.ts';
import { currentDecisions } from '../../../data/updates/update-decisions.ts';
import { GroupDialog } from '../../../widgets/decisions/group-dialog.tsx';
import { findGroup, type UpdateGroup } from '../../../widgets/updates/group-updates.ts';

interface GroupDecisionProps {
  readonly group: UpdateGroup;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onUndo: () => void;
  readonly finalFocus: () => HTMLElement | null;
}

/**
 * CARD-6: resolves a group on home. All updates of its field are read again, because home may have read only some, or
 * read them a while ago.
 */
export function GroupDecision({ group, open, onClose, ...props }: GroupDecisionProps) {
  const [{ field_name: field }] = group.updates;
  const read = useUpdatesNow({ active: true, field_names: [field] }, open);
  const { data, isFetching, error } = read;
  const isRead = data !== undefined && !isFetching && !error && isWhole(data);
  // A decision made here doesn't change the list, which would become empty while the dialog closes.
  const found = useMemo(() => {
    const left = data?.updates.filter(({ id }) => !currentDecisions().has(id)) ?? [];
    return isRead ? findGroup(left, group) : group;
  }, [data, isRead, group]);
  const close = () => {
    onClose();
    // The groups on home may be older than this read.
    if (isRead) void queryClient.invalidateQueries({ queryKey: recentUpdatesKey });
  };
  return (
    <GroupDialog
      {...props}
      found={{ ...read, data: data && { ...data, updates: found?.updates ?? [] } }}
      group={found ?? group}
      open={open}
      onClose={close}
      onDecided={onClose}
    />
  );
}
