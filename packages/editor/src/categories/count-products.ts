export const countProducts = (count: number): string => (count === 1 ? '1 product' : `${count} products`);
