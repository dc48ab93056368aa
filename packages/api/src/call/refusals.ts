/** Messages and HTTP statuses of a capability's refusal codes. */
export interface RefusalTable<Code extends string = string> {
  readonly messages: Readonly<Record<Code, string>>;
  readonly statuses: Readonly<Record<Code, number>>;
}
