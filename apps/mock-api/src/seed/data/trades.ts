import type { Trade } from './trade.ts';
import { foodTrades } from './trades-food.ts';
import { healthTrades } from './trades-health.ts';
import { homeTrades } from './trades-home.ts';
import { retailTrades } from './trades-retail.ts';
import { serviceTrades } from './trades-services.ts';

export const trades: readonly Trade[] = [
  ...healthTrades,
  ...foodTrades,
  ...homeTrades,
  ...retailTrades,
  ...serviceTrades,
];

const tradesById = new Map(trades.map((trade) => [trade.id, trade]));

export function tradeById(id: string): Trade {
  const trade = tradesById.get(id);
  if (!trade)
    throw new Error(`There is no trade "${id}"; known are ${[...tradesById.keys()].join(', ')}`);
  return trade;
}
