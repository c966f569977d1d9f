import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import type { Standing } from '../../data/portfolio/record-filters.ts';

const advice = {
  suspended: {
    text: 'Google declined edits of these profiles because they are suspended. Request reinstatement on Google, then save the edits again.',
    link: 'Fix a suspended profile',
    href: 'https://support.google.com/business/answer/4569145',
  },
  unverified: {
    text: 'Google declined edits of these profiles because they aren’t verified. Verify them on Google, then save the edits again.',
    link: 'Verify a profile',
    href: 'https://support.google.com/business/answer/7107242',
  },
} as const satisfies Record<Standing, object>;

export function StandingAdvice({ standing }: { readonly standing: Standing }) {
  const { text, link, href } = advice[standing];
  return (
    <p className="max-w-[70ch] pb-3 text-text-2 print:hidden">
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
