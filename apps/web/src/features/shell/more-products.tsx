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
    <nav aria-label="More products" className="mt-2 border-t border-line pt-0.5">
      <p aria-hidden className={cn('px-2 py-0.5 text-12 whitespace-nowrap text-text-3', rowLabel)}>
        More products
      </p>
      <VisuallyHidden id={outside}>{leaves}</VisuallyHidden>
      <ul className="grid grid-cols-1 gap-0.5">
        {siblings.map(({ label, href, icon: Icon }) => (
          <li key={label}>
            <a
              href={href}
              aria-describedby={outside}
              className={cn(row, inactiveRow)}
              {...tooltipAttributes({ content: leaves, side: 'right' })}
            >
              <Icon aria-hidden />
              <span className={cn('flex-1', rowLabel)}>{label}</span>
              <ArrowUpRight aria-hidden className={cn('size-4! text-text-3', rowLabel)} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
