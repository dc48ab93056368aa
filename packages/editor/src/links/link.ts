/** A link in a text or field. */
export interface LinkValue {
  readonly href: string;
  readonly newWindow: boolean;
  /** The link text, where it can be edited. */
  readonly name?: string;
}
