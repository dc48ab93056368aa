import type { Capability } from '../http/index.ts';
import { implementDiscountCalls } from './discounts-routes.ts';

export const discountsCapability = (): Capability => ({ name: 'discounts', calls: implementDiscountCalls() });
