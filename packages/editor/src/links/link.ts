/** A link as a text or a field holds it. */
export interface LinkValue {
  readonly href: string;
  readonly newWindow: boolean;
  /** The words of the link, where it has words of its own. */
  readonly name?: string;
}
