import { ButtonLink } from '@placekeeper/ui/button-link';
import { PageHeader } from '@placekeeper/ui/page-header';
import { GitCompareArrows } from 'lucide-react';
import type { ReactNode } from 'react';
import { env } from '../../lib/env.ts';
import { PageIcon } from '@placekeeper/ui/page-icon';
import { SubscriptionBenefits } from '../../widgets/page/subscription-benefits.tsx';

interface SubscriptionNeededProps {
  readonly title: string;
  readonly breadcrumbs?: ReactNode;
  readonly icon?: ReactNode;
  readonly heading?: string;
  /** What profile management offers on this screen. */
  readonly children?: ReactNode;
}

export function SubscriptionNeeded(props: SubscriptionNeededProps) {
  const { title, breadcrumbs, icon = <GitCompareArrows /> } = props;
  const { heading = 'Review every change to your profiles' } = props;
  const { children = 'you see every change here and can accept or reject it.' } = props;
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={title} />
      <section
        aria-labelledby="subscription-needed"
        className="grid overflow-clip rounded-8 border border-line bg-surface lg:min-h-100 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
      >
        <div className="flex flex-col items-start justify-center p-5 md:p-8">
          <PageIcon>{icon}</PageIcon>
          <h2 className="mt-5 text-20" id="subscription-needed">
            {heading}
          </h2>
          <p className="mt-2 max-w-form text-14 text-pretty text-text-2">
            Google and other managers can change your hours, address and name without asking. With
            profile management, {children}
          </p>
          <ButtonLink className="mt-6" href={env.accountUrl} size="lg" variant="primary">
            View plans
          </ButtonLink>
        </div>
        <div className="flex items-center border-line bg-canvas p-5 text-14 max-lg:border-t md:p-8 lg:border-l">
          <SubscriptionBenefits />
        </div>
      </section>
    </>
  );
}
