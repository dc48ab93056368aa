import { useState } from 'react';
import { WantedQuantity, type SendQuantity } from './wanted-quantity.ts';

/** How many are wanted before the server knows, and how to want another number. */
export const useWantedQuantity = (send: SendQuantity) => {
  const [value, setValue] = useState<number>();
  const [wanted] = useState(() => new WantedQuantity(setValue));
  return { value, want: (quantity: number): void => wanted.want(quantity, send) };
};
