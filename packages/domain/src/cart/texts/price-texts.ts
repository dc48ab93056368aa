/** What people hear before two prices of which one is struck through. Apart: every page with a product carries them. */
export const priceTexts = { salePrice: 'Sale Price:', originalPrice: 'Original Price:' } as const;
