import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { apiError } from '../http/api-error.ts';
import { prefetch, usePrefetched } from './prefetch.ts';
import { queryClient } from './query-client.ts';

afterEach(() => queryClient.clear());

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
  await render(
    <QueryClientProvider client={queryClient}>
      <Screen />
    </QueryClientProvider>,
  );
  await expect.element(page.getByText('Loading, asking')).toBeVisible();
  const late = apiError({ kind: 'offline', timedOut: true });
  answers[0]?.reject(late);
  await expect.element(page.getByText(late.message, { exact: true })).toBeVisible();
  void queryClient.refetchQueries({ queryKey: ['hanging'] });
  await expect.element(page.getByText(`${late.message}, asking`)).toBeVisible();
  answers[1]?.resolve('Here');
  await expect.element(page.getByText('Here', { exact: true })).toBeVisible();
});
