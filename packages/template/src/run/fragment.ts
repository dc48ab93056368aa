/** Template text that belongs to a formatter. Engines compile it on first use and keep it. */
export interface Fragment {
  readonly source: string;
}

export const defineFragment = (source: string): Fragment => ({ source });
