export { clockTime, instantOf } from './zone-clock.ts';
