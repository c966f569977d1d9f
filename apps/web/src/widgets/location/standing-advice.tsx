import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import type { Standing } from '../../data/portfolio/record-filters.ts';

const advice = {
  suspended: {
    many: 'Google declined edits to these profiles because they were suspended. Request reinstatement on Google, then save the edits again.',
    one: 'Google declined edits because this profile was suspended. If it’s still suspended, request reinstatement on Google, then retry.',
    link: 'Fix a suspended profile',
    href: 'https://support.google.com/business/answer/4569145',
  },
  unverified: {
    many: 'Google declined edits to these profiles because they weren’t verified. Verify them on Google, then save the edits again.',
    one: 'Google declined edits because this profile wasn’t verified. If it’s still unverified, verify it on Google, then retry.',
    link: 'Verify a profile',
    href: 'https://support.google.com/business/answer/7107242',
  },
} as const satisfies Record<Standing, object>;

interface StandingAdviceProps {
  readonly standing: Standing;
  readonly of?: 'one' | 'many';
  readonly className?: string;
}

export function StandingAdvice({
  standing,
  of = 'many',
  className = 'pb-3 text-text-2',
}: StandingAdviceProps) {
  const { [of]: text, link, href } = advice[standing];
  return (
    <p className={`max-w-[70ch] print:hidden ${className}`}>
      {text}{' '}
      <a
        className="text-accent-text underline underline-offset-3"
        href={href}
        rel="noreferrer"
        target="_blank"
      >
        {link}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </a>
    </p>
  );
}
