import { QueryClientProvider } from '@tanstack/react-query';
import type { PropsWithChildren, ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach } from 'vitest';
import { render, renderHook } from 'vitest-browser-react';
import '../app.css';
import { queryClient } from '../data/api/query-client.ts';

afterEach(() => queryClient.clear());

const wrapper = ({ children }: PropsWithChildren) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

/** Renders an element that reads through the application's query client. */
export const renderWithQueries = (element: ReactNode) => render(element, { wrapper });

/** Renders an element as the screen at `/`. */
export const renderScreen = (element: ReactNode) =>
  renderWithQueries(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);

export const renderHookWithQueries = <Result,>(use: () => Result) => renderHook(use, { wrapper });
