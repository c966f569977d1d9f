/** Each day is in the notation of the bulk spreadsheet: `09:00-12:00, 13:00-18:00`, or `x` for closed. */
export type WeekHours =
  | readonly [weekdays: string, saturday: string, sunday: string]
  | readonly [
      monday: string,
      tuesday: string,
      wednesday: string,
      thursday: string,
      friday: string,
      saturday: string,
      sunday: string,
    ];

/**
 * The wording of a trade in one language. Patterns may contain `{mark}` (the chain's own word), `{surname}`,
 * `{partner}` (a second surname), `{city}`, `{district}` and, in descriptions, `{name}` and `{year}`.
 */
export interface TradeWording {
  readonly brands: readonly string[];
  readonly independents: readonly string[];
  readonly descriptions: readonly string[];
}

export interface Trade extends TradeWording {
  readonly id: string;
  readonly primary: string;
  readonly additional: readonly string[];
  readonly weeks: readonly WeekHours[];
  /** The business works at its customers' places, so most of its profiles hide their address. */
  readonly serviceArea: boolean;
  /** Custom services, in addition to the category's standard services. */
  readonly ownServices: readonly string[];
  readonly german?: TradeWording;
  /** Names in another script, for some of the trade's independent businesses. */
  readonly otherScripts?: readonly string[];
}
