/** Template source of a formatter. Engines compile it on first use and cache it. */
export interface Fragment {
  readonly source: string;
}

export const defineFragment = (source: string): Fragment => ({ source });
