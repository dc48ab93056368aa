/** Which filters lists of products offer. */
export interface FilterSettings {
  readonly category: boolean;
  readonly options: boolean;
  readonly price: boolean;
  readonly availability: boolean;
  readonly tag: boolean;
  readonly sort: boolean;
}

/** Tags are often words for the owner alone. */
export const defaultFilterSettings: FilterSettings = {
  category: true,
  options: true,
  price: true,
  availability: true,
  tag: false,
  sort: true,
};
