import { ButtonLink, type ButtonLinkProps } from '@placekeeper/ui/button-link';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { ExternalLink } from 'lucide-react';
import { env } from '../../../lib/env.ts';

interface AccountPageProps extends Pick<ButtonLinkProps, 'variant'> {
  /** All slots that are needed; undefined if unknown. */
  readonly slots: number | undefined;
  readonly children: string;
}

/** ONB-5: the subscription is bought on the platform's account page, which gets the number of slots needed. */
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
