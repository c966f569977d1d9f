import { ButtonLink, type ButtonLinkProps } from '@placekeeper/ui/button-link';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { ExternalLink } from 'lucide-react';
import { env } from '../../../lib/env.ts';

interface AccountPageProps extends Pick<ButtonLinkProps, 'variant'> {
  /** The total number of slots needed; undefined if it is unknown. */
  readonly slots: number | undefined;
  readonly children: string;
}

/** ONB-5: links to the platform's account page, which sells subscriptions and accepts the number of slots. */
export function AccountPage({ slots, variant = 'primary', children }: AccountPageProps) {
  const separator = env.accountUrl.includes('?') ? '&' : '?';
  return (
    <ButtonLink
      href={slots === undefined ? env.accountUrl : `${env.accountUrl}${separator}slots=${slots}`}
      icon={<ExternalLink aria-hidden />}
      rel="noreferrer"
      size="lg"
      target="_blank"
      variant={variant}
    >
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </ButtonLink>
  );
}
