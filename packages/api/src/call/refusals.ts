/** Every code that a capability may refuse with: its text, and its HTTP status. */
export interface RefusalTable<Code extends string = string> {
  readonly messages: Readonly<Record<Code, string>>;
  readonly statuses: Readonly<Record<Code, number>>;
}
