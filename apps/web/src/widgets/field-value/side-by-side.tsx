import { cn } from '@placekeeper/ui/lib/cn';
import { use, type ReactNode } from 'react';
import { BeforeAfterTitles, LargeValues, type BeforeAfter } from './before-after.ts';

export function SideBySide({ before, after }: BeforeAfter<ReactNode>) {
  const titles = use(BeforeAfterTitles);
  return (
    <div className="@container overflow-hidden rounded-6 border border-line bg-surface">
      <dl className="grid @min-[22rem]:grid-cols-2">
        <Side title={titles.before}>{before}</Side>
        <Side
          title={titles.after}
          className="border-t border-line @min-[22rem]:border-t-0 @min-[22rem]:border-l"
        >
          {after}
        </Side>
      </dl>
    </div>
  );
}

interface SideProps {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

function Side({ title, className, children }: SideProps) {
  return (
    <div className={cn('min-w-0 px-3 py-2', className)}>
      <dt className="mb-1 text-12 text-text-3">{title}</dt>
      <dd
        dir="auto"
        className={cn(
          'max-h-128 overflow-y-auto wrap-anywhere print:max-h-none',
          use(LargeValues) && 'text-20',
        )}
      >
        {children}
      </dd>
    </div>
  );
}
