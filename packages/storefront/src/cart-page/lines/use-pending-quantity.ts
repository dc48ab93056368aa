import { useState } from 'react';
import { PendingQuantity, type SendQuantity } from './pending-quantity.ts';

export const usePendingQuantity = (send: SendQuantity) => {
  const [value, setValue] = useState<number>();
  const [wanted] = useState(() => new PendingQuantity(setValue));
  return { value, want: (quantity: number): void => wanted.want(quantity, send) };
};
