import { Badge } from '@placekeeper/ui/badge';
import { cn } from '@placekeeper/ui/lib/cn';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { env } from '../../lib/env.ts';
import type { Card } from '../../widgets/home/feature-cards.ts';

interface CardListProps {
  readonly cards: readonly Card[];
  /** What stands beside an enabled card's title, by its key. */
  readonly counts: Readonly<Record<string, ReactNode>>;
  /** What stands above is not known yet: they come with it, or a second later, so that nobody sees them jump. */
  readonly held: boolean;
}

/** CARD-1: the three statuses look apart without their colour. */
export function CardList({ cards, counts, held }: CardListProps) {
  return (
    <ul className={cn('grid gap-4 sm:grid-cols-2 lg:grid-cols-3', held && 'animate-late')}>
      {cards.map((card) => (
        <li
          key={card.key}
          className={cn(
            'relative flex flex-col rounded-8 border border-line p-5 transition-colors',
            card.status === 'coming-soon' ? 'border-dashed' : 'bg-surface',
            'has-[a:hover]:border-line-control',
            // The whole card is the target, so the whole card is what has the focus.
            'has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-ring',
          )}
        >
          <div className="flex min-h-5 flex-wrap items-center gap-x-2.5 gap-y-1 [&>.lucide]:size-5">
            <card.icon
              aria-hidden
              className={card.status === 'enabled' ? card.color : 'text-text-3'}
            />
            <h2 className="flex-1 text-14 whitespace-nowrap">{card.title}</h2>
            <Corner card={card} count={counts[card.key]} />
          </div>
          <p className="mt-1 text-text-2">{card.description}</p>
          <Action card={card} />
        </li>
      ))}
    </ul>
  );
}

function Corner({ card: { status }, count }: { readonly card: Card; readonly count: ReactNode }) {
  switch (status) {
    case 'enabled':
      return count;
    case 'coming-soon':
      return <Badge>Coming soon</Badge>;
    case 'subscription-required':
      return (
        <Badge className="gap-1 [&_.lucide]:size-3">
          <Lock aria-hidden />
          Locked
        </Badge>
      );
  }
}

const link = 'w-fit font-550 text-accent-text underline-offset-3 outline-none hover:underline';

/** The whole card is the target. */
const cover = "after:absolute after:inset-0 after:rounded-8 after:content-['']";

function Action({ card }: { readonly card: Card }) {
  if (card.status === 'coming-soon' || card.link === null) return null;
  if (card.status === 'subscription-required') {
    return (
      <>
        <p className="mt-1 mb-3 text-text-3">Needs the profile-management subscription.</p>
        <a href={env.accountUrl} className={cn('mt-auto', link, cover)}>
          Get the subscription
        </a>
      </>
    );
  }
  return (
    <Link to={card.link} className={cn('mt-auto pt-3', link, cover)}>
      {card.actionLabel}
    </Link>
  );
}
