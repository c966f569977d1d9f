import { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import { useQuery } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { renderHookWithQueries } from '../../test/render.tsx';
import { useDecideUpdate } from './mutations.ts';

vi.mock('./decide-update.ts', () => ({ decideUpdate: async () => ({ location: null }) }));

test('@UPD-4 a decision restarts the refetch of an earlier decision, which may miss it', async () => {
  const reads: PromiseWithResolvers<string>[] = [];
  const readList = () => {
    const read = Promise.withResolvers<string>();
    reads.push(read);
    return read.promise;
  };
  const { result } = await renderHookWithQueries(() => {
    useQuery({ queryKey: ['updates', 'list'], queryFn: readList });
    return useDecideUpdate('accept');
  });
  reads[0]?.resolve('two updates');
  result.current.mutate(GoogleUpdateId.parse(1));
  await expect.poll(() => reads).toHaveLength(2);
  result.current.mutate(GoogleUpdateId.parse(2));
  await expect.poll(() => reads).toHaveLength(3);
  reads[2]?.resolve('no updates');
});
