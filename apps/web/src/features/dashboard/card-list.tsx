import { Badge } from '@placekeeper/ui/badge';
import { cn } from '@placekeeper/ui/lib/cn';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { env } from '../../lib/env.ts';
import type { Card } from '../../widgets/cards.ts';

interface CardListProps {
  readonly cards: readonly Card[];
  /** The number beside a card's title, by its key. */
  readonly counts: Readonly<Record<string, ReactNode>>;
}

export function CardList({ cards, counts }: CardListProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {cards.map((card) => (
        <li
          key={card.key}
          className="relative flex flex-col gap-1 rounded-8 border border-line bg-surface p-5 has-[a:hover]:border-line-control"
        >
          <div className="flex min-h-5 items-center gap-2.5 [&_.lucide]:size-5">
            <card.icon aria-hidden className={card.color} />
            <h2 className="flex-1 text-14">{card.title}</h2>
            {card.status === 'coming-soon' ? <Badge>Coming soon</Badge> : counts[card.key]}
          </div>
          <p className={cn('text-text-2', card.status !== 'enabled' && 'text-text-3')}>
            {card.description}
          </p>
          <CardAction card={card} />
        </li>
      ))}
    </ul>
  );
}

const action = 'mt-2 w-fit font-550 text-accent-text underline-offset-3 hover:underline';

/** The whole card is the target. */
const cover = "after:absolute after:inset-0 after:rounded-8 after:content-['']";

function CardAction({ card }: { readonly card: Card }) {
  if (card.status === 'subscription-required') {
    return (
      <a href={env.accountUrl} className={action}>
        Get the subscription
      </a>
    );
  }
  if (card.status === 'coming-soon' || card.link === null) return null;
  return (
    <Link to={card.link} className={cn(action, cover)}>
      {card.actionLabel}
    </Link>
  );
}
