import { ButtonLink } from '@placekeeper/ui/button-link';
import { PageHeader } from '@placekeeper/ui/page-header';
import { env } from '../../lib/env.ts';
import { SubscriptionBenefits } from '../../widgets/page/subscription-benefits.tsx';

export function SubscriptionNeeded({ title }: { readonly title: string }) {
  return (
    <div className="max-w-form">
      <PageHeader title={title} />
      <p className="text-14 text-text-2">
        Google and other managers can change your hours, address and name without asking. With
        profile management, you see every change here, and accept or reject it.
      </p>
      <SubscriptionBenefits />
      <ButtonLink className="mt-6" href={env.accountUrl} variant="primary">
        View plans
      </ButtonLink>
    </div>
  );
}
