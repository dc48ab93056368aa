/** In place of a product type: lines of donations are no products, but money that is given. */
export const DONATION_TYPE = 6;

export const isDonation = (type: number): boolean => type === DONATION_TYPE;
