import { pageSizes } from '@placekeeper/contracts/rules/limits';
import { apiError } from '../http/api-error.ts';
import type { Job, JobId } from '../batch/job.ts';
import type { BulkItemStatus } from './bulk-edit-types.ts';
import { readItemsByState, readItems, readJob, readJobs } from '../batch/journal.ts';
import { metaOf, type EditAnswer, type EditsAnswer, type PageQuery } from './queries.ts';
import { loadCurrentUser } from '../current-user/queries.ts';
import { bulkEditKind, editOfJob, isUniform, itemOfJob, statesOf } from './bulk-edit-of-job.ts';

const isBulkEdit = ({ kind }: Job): boolean => kind === bulkEditKind;

const missing = () => apiError({ kind: 'not-found' });

async function ownJob(id: JobId): Promise<Job> {
  const { id: user } = await loadCurrentUser();
  const job = await readJob(user, id);
  if (!job || !isBulkEdit(job)) throw missing();
  return job;
}

async function itemsOf(job: Job, status: BulkItemStatus | undefined, number: number) {
  const states = status === undefined ? undefined : statesOf(status, job);
  const { id: user } = await loadCurrentUser();
  const size = pageSizes.locations;
  const from = (number - 1) * size;
  if (states === undefined || (states.length === 1 && isUniform(job)))
    return readItems(user, job.id, { state: states?.[0], from, count: size });
  const all = (await Promise.all(states.map((state) => readItemsByState(user, job.id, state))))
    .flat()
    .filter((item) => itemOfJob(item, job).status === status);
  return { items: all.slice(from, from + size), total: all.length };
}

export async function readBulkEdits(page: number): Promise<EditsAnswer> {
  const { id: user } = await loadCurrentUser();
  const jobs = await readJobs(user);
  const edits = jobs.filter(isBulkEdit);
  const start = (page - 1) * pageSizes.table;
  return {
    bulk_edits: edits.slice(start, start + pageSizes.table).map((job) => editOfJob(job, jobs)),
    meta: metaOf(edits.length, page, pageSizes.table),
  };
}

export async function readBulkEdit(id: JobId, { status, page }: PageQuery): Promise<EditAnswer> {
  const job = await ownJob(id);
  const number = page?.number ?? 1;
  const { items, total } = await itemsOf(job, status, number);
  return {
    bulk_edit: editOfJob(job, await readJobs((await loadCurrentUser()).id)),
    items: items.map((item) => itemOfJob(item, job)),
    meta: metaOf(total, number, pageSizes.locations),
  };
}
