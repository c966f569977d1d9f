/** Our value and the profile's. */
export interface BeforeAfter<Value> {
  readonly before: Value;
  readonly after: Value;
}
