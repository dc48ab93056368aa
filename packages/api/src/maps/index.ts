export { mapCalls } from './maps-calls.ts';
export { mapRefusals } from './maps-refusals.ts';
