/** What we hold, and what the profile shows now. */
export interface Sides<Value> {
  readonly before: Value;
  readonly after: Value;
}
