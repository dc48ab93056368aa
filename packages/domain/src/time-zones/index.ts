export { clockTime, instantOf } from './zone-clock.ts';
export { areDays } from './are-days.ts';
