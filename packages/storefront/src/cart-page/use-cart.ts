import { useSyncExternalStore } from 'react';
import { cartModel, type CartState } from '../cart/index.ts';

const subscribe = (onChange: () => void): (() => void) => cartModel.watch(onChange);

export const useCart = (): CartState => useSyncExternalStore(subscribe, () => cartModel.state);
