export { mapCalls } from './maps-calls.ts';
