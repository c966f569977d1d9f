import type { User } from '@placekeeper/contracts/model/user';
import { cn } from '@placekeeper/ui/lib/cn';
import { tooltipAttributes } from '@placekeeper/ui/lib/tooltip-attributes';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { ArrowUpRight } from 'lucide-react';
import { useId } from 'react';
import { inactiveRow, row, rowLabel } from './row-style.ts';
import { siblingProducts } from './sibling-products.ts';

const leaves = 'Opens outside Placekeeper';

export function MoreProducts({ user }: { readonly user: User | undefined }) {
  const siblings = siblingProducts(user?.identity);
  const outside = useId();
  if (siblings.length === 0) return null;
  return (
    <nav aria-label="More products" className="relative mt-5 border-t border-line pt-3">
      {/* On the line, so that it takes no height while the sidebar hides it. */}
      <p
        aria-hidden
        className={cn(
          'absolute top-0 -translate-y-1/2 bg-surface px-2 text-12 whitespace-nowrap text-text-3',
          rowLabel,
        )}
      >
        More products
      </p>
      <VisuallyHidden id={outside}>{leaves}</VisuallyHidden>
      <ul className="grid grid-cols-1 gap-0.5">
        {siblings.map(({ label, caption, href, icon: Icon }) => (
          <li key={label} className="relative">
            <a
              href={href}
              aria-describedby={outside}
              className={cn(row, inactiveRow)}
              {...tooltipAttributes({ content: leaves, side: 'right' })}
            >
              <Icon aria-hidden />
              <span className={cn('flex-1', rowLabel)}>{label}</span>
              <ArrowUpRight aria-hidden className={cn('size-4! text-text-3', rowLabel)} />
              <span aria-hidden data-caption>
                {caption}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
