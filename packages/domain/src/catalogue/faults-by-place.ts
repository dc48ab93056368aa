/** Messages by the place of the field. */
export type ProductFaults = Readonly<Record<string, string>>;
