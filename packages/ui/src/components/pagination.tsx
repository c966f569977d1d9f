import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';
import { cn } from '../lib/cn.ts';
import { formatWholeNumber } from '../lib/format-whole-number.ts';
import { ButtonLink } from './button-link.tsx';
import { Button } from './button.tsx';

type Step =
  | { onPageChange: (page: number) => void; renderLink?: never }
  | { renderLink: (page: number) => ReactElement; onPageChange?: never };

export type PaginationProps = Omit<ComponentProps<'nav'>, 'children'> &
  Step & {
    page: number;
    pageSize: number;
    total: number;
    label?: string | undefined;
  };

export function Pagination(props: PaginationProps) {
  const {
    page,
    pageSize,
    total,
    label = 'Pagination',
    onPageChange,
    renderLink,
    className,
    ...rest
  } = props;
  const last = Math.max(1, Math.ceil(total / pageSize));
  const current = Math.min(Math.max(1, page), last);
  const from = total === 0 ? 0 : (current - 1) * pageSize + 1;
  const to = Math.min(current * pageSize, total);
  const step = renderLink ? { renderLink } : { onPageChange };

  return (
    <nav
      {...rest}
      aria-label={label}
      className={cn(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-text-2 tabular-nums',
        className,
      )}
    >
      <span>
        {total === 0
          ? '0 of 0'
          : `${formatWholeNumber(from)}–${formatWholeNumber(to)} of ${formatWholeNumber(total)}`}
      </span>
      {last > 1 && (
        <span className="ml-auto flex items-center gap-2.5">
          <StepControl
            {...step}
            icon={<ChevronLeft aria-hidden />}
            label="Previous page"
            page={current - 1}
            unavailable={current === 1 ? 'This is the first page' : undefined}
            stay={current}
          />
          <span>
            Page {formatWholeNumber(current)} of {formatWholeNumber(last)}
          </span>
          <StepControl
            {...step}
            icon={<ChevronRight aria-hidden />}
            label="Next page"
            page={current + 1}
            unavailable={current === last ? 'This is the last page' : undefined}
            stay={current}
          />
        </span>
      )}
    </nav>
  );
}

type StepControlProps = {
  icon: ReactElement;
  label: string;
  page: number;
  /**
   * The target of an unavailable link. The link stays in the document, so that the last page does not lose the focus.
   */
  stay: number;
  unavailable: string | undefined;
  onPageChange?: ((page: number) => void) | undefined;
  renderLink?: ((page: number) => ReactElement) | undefined;
};

function StepControl({
  icon,
  label,
  page,
  stay,
  unavailable,
  onPageChange,
  renderLink,
}: StepControlProps) {
  const look = { 'aria-label': label, disabledReason: unavailable, icon };
  if (renderLink) return <ButtonLink {...look} render={renderLink(unavailable ? stay : page)} />;
  return <Button {...look} onClick={() => onPageChange?.(page)} />;
}
