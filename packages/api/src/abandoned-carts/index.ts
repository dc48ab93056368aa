export { abandonedCartsActivity } from './abandoned-carts-activity.ts';
export { abandonedCartsCalls } from './abandoned-carts-calls.ts';
export { abandonedCartsRefusals } from './abandoned-carts-refusals.ts';
