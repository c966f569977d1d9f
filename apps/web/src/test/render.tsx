import { QueryClientProvider } from '@tanstack/react-query';
import type { PropsWithChildren, ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { onTestFinished } from 'vitest';
import { cleanup, render, renderHook } from 'vitest-browser-react';
import '../app.css';
import { queryClient } from '../data/api/query-client.ts';

const wrapper = ({ children }: PropsWithChildren) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

/** Unmounts first: a mounted screen would read again, and the next test would find its failed read in the cache. */
const clearQueries = () =>
  onTestFinished(async () => {
    await cleanup();
    queryClient.clear();
  });

/** Renders an element that reads through the application's query client. */
export function renderWithQueries(element: ReactNode) {
  clearQueries();
  return render(element, { wrapper });
}

/** Renders an element as the screen at `/`. */
export const renderScreen = (element: ReactNode) =>
  renderWithQueries(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);

export function renderHookWithQueries<Result>(use: () => Result) {
  clearQueries();
  return renderHook(use, { wrapper });
}
