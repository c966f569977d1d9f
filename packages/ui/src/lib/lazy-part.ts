import { lazy, type ComponentType } from 'react';
import { whenOnline } from './when-online.ts';
import { whenSettled } from './when-settled.ts';

/** A part that the first screen does without: its code is asked for when the page has settled. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    await whenSettled();
    return { default: await whenOnline(load) };
  });
