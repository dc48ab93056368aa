/** What buttons are called where several products are listed: what they say, and of which product. */
export const buttonNameTexts = { buttonName: '{label}: {product}' } as const;
