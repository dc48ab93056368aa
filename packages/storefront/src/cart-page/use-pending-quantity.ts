import { useState } from 'react';
import { PendingQuantity, type SendQuantity } from './pending-quantity.ts';

/** How many are wanted before the server knows, and how to want another number. */
export const usePendingQuantity = (send: SendQuantity) => {
  const [value, setValue] = useState<number>();
  const [wanted] = useState(() => new PendingQuantity(setValue));
  return { value, want: (quantity: number): void => wanted.want(quantity, send) };
};
