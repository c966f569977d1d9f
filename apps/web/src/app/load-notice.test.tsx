import { Profiler, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { tags } from '@placekeeper/contracts/endpoints/tags';
import { call } from '../data/api/client.ts';
import { queryClient } from '../data/api/query-client.ts';
import { startCall, pauseFor, whenResumed } from '../data/http/rate-limit-gate.ts';
import { renderScreen } from '../test/render.tsx';
import { ReadingNote } from '../widgets/filters/reading-note.tsx';
import { LoadNotice } from './load-notice.tsx';

const endWait = async () => (await startCall(Date.now()))?.end(new Response());

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
function Unanswered() {
  useQuery({
    queryKey: ['unanswered'],
    queryFn: ({ signal }) => call(tags.list, {}, { signal }),
    retry: false,
  });
  return null;
}

function Screen() {
  const { data } = useQuery({
    queryKey: ['held'],
    queryFn: () => whenResumed().then(() => 'Loaded'),
  });
  return <p>{data}</p>;
}

const shown = (screen: ReactNode) =>
  renderScreen(
    <>
      {screen}
      <LoadNotice />
    </>,
  );

const seconds = () => Number(/\d+/.exec(page.getByRole('timer').element().textContent ?? '')?.[0]);

test('@ERR-4 a screen that waits for the rate limit shows the time left, and then loads', async () => {
  pauseFor(20_000);
  await shown(<Screen />);
  const notice = page.getByRole('status');
  await vi.advanceTimersByTimeAsync(2000);
  await expect
    .element(notice)
    .toMatchTextContent(/^Too many requests\. Loading continues in \d\d seconds\.$/);
  const first = seconds();
  await vi.advanceTimersByTimeAsync(1000);
  await expect.poll(seconds).toBeLessThan(first);
  await endWait();
  await expect.element(page.getByText('Loaded')).toBeInTheDocument();
  await expect.element(notice).toBeEmptyDOMElement();
});

test('@ERR-4 only the screen that waits shows the wait, not the page', async () => {
  pauseFor(20_000);
  await shown(<ReadingNote />);
  const [own, ofPage] = [page.getByRole('status').first(), page.getByRole('status').last()];
  await vi.advanceTimersByTimeAsync(2000);
  await expect.element(own).toMatchTextContent(/^Too many requests/);
  await expect.element(ofPage).toBeEmptyDOMElement();
});

const answer = async (status: number) =>
  (await startCall(Date.now()))?.end(new Response(null, { status }));

test('@ERR-4 while the server fails, a screen says that its data may be old', async () => {
  await shown(<p>Harbour</p>);
  const notice = page.getByRole('status');
  for (let failures = 0; failures < 3; failures += 1) {
    await expect.element(notice).toBeEmptyDOMElement();
    await answer(503);
  }
  await expect
    .element(notice)
    .toMatchTextContent(
      /^Placekeeper is having trouble loading data\. This page may be out of date\.$/,
    );
  await answer(200);
  await expect.element(notice).toBeEmptyDOMElement();
});

test('@ERR-4 a screen that cannot load because the server fails says so once', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
  await shown(<Unanswered />);
  const status = () => queryClient.getQueryState(['unanswered'])?.status;
  await expect.poll(status).toBe('error');
  for (let failures = 0; failures < 3; failures += 1) await answer(503);
  await vi.advanceTimersByTimeAsync(1000);
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
  await answer(200);
});

test('calls that start and end do not render the notice, because that restarts a new screen', async () => {
  const onRender = vi.fn();
  await renderScreen(
    <Profiler id="notice" onRender={onRender}>
      <LoadNotice />
    </Profiler>,
  );
  await vi.advanceTimersByTimeAsync(3000);
  onRender.mockClear();
  const { promise, resolve } = Promise.withResolvers<string>();
  const load = queryClient.fetchQuery({ queryKey: ['detail'], queryFn: () => promise });
  await vi.advanceTimersByTimeAsync(1000);
  resolve('loaded');
  await load;
  await vi.advanceTimersByTimeAsync(1000);
  expect(onRender).not.toHaveBeenCalled();
});

// Last, because its request for a token is never answered.
test('@ERR-4 a screen without an answer says so after five seconds', async () => {
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((__, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  await shown(<Unanswered />);
  const notice = page.getByRole('status');
  await vi.advanceTimersByTimeAsync(4000);
  await expect.element(notice).toBeEmptyDOMElement();
  await vi.advanceTimersByTimeAsync(2500);
  await expect.element(notice).toMatchTextContent(/^This is taking longer than usual\.Reload$/);
  await queryClient.cancelQueries();
  await vi.advanceTimersByTimeAsync(1000);
  await expect.element(notice).toBeEmptyDOMElement();
});
