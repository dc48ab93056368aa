/** Orders that a visitor can choose; without one a list has the owner's. */
export const productSorts = ['newest', 'price', 'price-desc', 'title'] as const;

export type ProductSort = (typeof productSorts)[number];

export const isProductSort = (text: string): text is ProductSort =>
  productSorts.some((sort) => sort === text);
