import { keepPreviousData } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithQueries } from '../../test/render.tsx';
import { apiError } from '../http/api-error.ts';
import { prefetch, usePrefetched } from './prefetch.ts';
import { queryClient } from './query-client.ts';

test('@ERR-1 the error of a read stays visible while the read is repeated', async () => {
  const answers: PromiseWithResolvers<string>[] = [];
  const read = {
    queryKey: ['hanging'] as const,
    queryFn: () => {
      const answer = Promise.withResolvers<string>();
      answers.push(answer);
      return answer.promise;
    },
    retry: false,
  };
  function Screen() {
    const { data, isPending, isError, isFetching, error } = usePrefetched<
      string,
      string,
      readonly ['hanging']
    >(read);
    return (
      <p>
        {data}
        {isPending && 'Loading'}
        {isError && error.message}
        {isFetching && ', asking'}
      </p>
    );
  }
  prefetch<string, string, readonly ['hanging']>(read);
  await renderWithQueries(<Screen />);
  await expect.element(page.getByText('Loading, asking')).toBeVisible();
  const late = apiError({ kind: 'offline', timedOut: true });
  answers[0]?.reject(late);
  await expect.element(page.getByText(late.message, { exact: true })).toBeVisible();
  void queryClient.refetchQueries({ queryKey: ['hanging'] });
  await expect.element(page.getByText(`${late.message}, asking`)).toBeVisible();
  answers[1]?.resolve('Here');
  await expect.element(page.getByText('Here', { exact: true })).toBeVisible();
});

test('@ERR-1 the error of a search stays visible instead of the rows of the previous search', async () => {
  const answers: PromiseWithResolvers<string>[] = [];
  const readOf = (text: string) => ({
    queryKey: ['search', text] as const,
    queryFn: () => {
      const answer = Promise.withResolvers<string>();
      answers.push(answer);
      return answer.promise;
    },
    placeholderData: keepPreviousData<string>,
    retry: false,
  });
  type Key = readonly ['search', string];
  function Screen({ text }: { readonly text: string }) {
    const { data, isError, isFetching } = usePrefetched<string, string, Key>(readOf(text));
    return <p>{[data, isError && 'failed', isFetching && 'asking'].filter(Boolean).join(', ')}</p>;
  }
  const shown = async (text: string) => {
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  };
  const { rerender } = await renderWithQueries(<Screen text="all" />);
  answers[0]?.resolve('All rows');
  await shown('All rows');
  await rerender(<Screen text="zebra" />);
  await shown('All rows, asking');
  answers[1]?.reject(apiError({ kind: 'offline', timedOut: true }));
  await shown('failed');
  void queryClient.refetchQueries({ queryKey: ['search', 'zebra'] });
  await shown('failed, asking');
  answers[2]?.reject(apiError({ kind: 'offline', timedOut: true }));
  await shown('failed');
  await rerender(<Screen text="all" />);
  await shown('All rows');
  await rerender(<Screen text="zebra" />);
  await shown('All rows, asking');
});
