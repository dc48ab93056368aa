/** What may be kept: anything that survives JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Where a text may be found. It may throw: browsers refuse storage that way, sometimes at the very first touch. */
export type ReadText = (name: string) => string | null | undefined;

/** Where a text may be kept. */
export interface TextStore {
  /** False, or an exception, when the text was not taken. */
  write(name: string, text: string, expiresOn: number | undefined): boolean;
  remove(name: string): void;
}
