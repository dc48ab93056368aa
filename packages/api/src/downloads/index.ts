export { downloadsRefusals } from './downloads-refusals.ts';
