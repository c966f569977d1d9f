/** What we hold, and what the profile shows now. */
export interface BeforeAfter<Value> {
  readonly before: Value;
  readonly after: Value;
}
