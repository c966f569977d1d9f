import type { ComponentProps } from 'react';
import { RetryButton } from '../../../widgets/page/retry-button.tsx';

type MapNoteProps = Pick<ComponentProps<typeof RetryButton>, 'error' | 'isRetrying' | 'onRetry'> & {
  readonly children: string;
};

/** A failed layer of the map, which works without the layer. */
export const MapNote = ({ children, ...retry }: MapNoteProps) => (
  <div
    className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-6 border border-line bg-surface py-1.5 pr-1.5 pl-3 text-12"
    role="alert"
  >
    {children}
    <RetryButton {...retry} size="sm" />
  </div>
);
