import { expect, test } from 'vitest';
import { availableAttributes } from '../../provider/attributes.ts';
import { findCategory } from '../../provider/catalogue.ts';
import { parseDayHours } from '@placekeeper/contracts/spreadsheet/hours';
import { tradeById, trades } from './trades.ts';
import { usualAttributes } from './usual-attributes.ts';

test('there are two dozen trades', () => {
  expect(new Set(trades.map(({ id }) => id)).size).toBeGreaterThanOrEqual(24);
});

test.for(trades.map((trade) => [trade.id, trade] as const))(
  '%s has known categories with services and attributes',
  ([, trade]) => {
    const primary = findCategory(trade.primary);
    expect(primary?.services.length).toBeGreaterThan(2);
    const available = availableAttributes([trade.primary], 'GB').map(({ name }) => name);
    expect(usualAttributes(trade.primary).length).toBeGreaterThan(2);
    expect(usualAttributes(trade.primary).filter((name) => !available.includes(name))).toEqual([]);
    expect(trade.additional.filter((id) => !findCategory(id) || id === trade.primary)).toEqual([]);
    expect(trade.weeks.flat().filter((day) => 'error' in parseDayHours(day))).toEqual([]);
  },
);

test.for(trades.map((trade) => [trade.id, trade] as const))(
  '%s has texts within the limits',
  ([, trade]) => {
    const texts = [trade, ...(trade.german ? [trade.german] : [])].flatMap(
      ({ descriptions }) => descriptions,
    );
    for (const text of texts) {
      // No name, district or city that the generator inserts is longer than 45 characters.
      expect(text.replaceAll(/\{\w+\}/g, 'x'.repeat(45)).length).toBeLessThanOrEqual(750);
      expect(text).not.toMatch(/https?:|www\.|[<>]|\d{4}/);
      expect(text.match(/\{\w+\}/g) ?? []).toSatisfy((words: string[]) =>
        words.every((word) => ['{name}', '{city}', '{district}', '{year}'].includes(word)),
      );
    }
  },
);

test('an unknown trade is reported with the known ones', () => {
  expect(() => tradeById('wizard')).toThrow(/no trade "wizard"; known are dentist, vet/);
});
