import { lazy, type ComponentType } from 'react';
import { whenOnline } from './when-online.ts';
import { whenSettled } from './when-settled.ts';

/** A part that the first screen does not need: its code loads when the page is idle. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    await whenSettled();
    return { default: await whenOnline(load) };
  });
