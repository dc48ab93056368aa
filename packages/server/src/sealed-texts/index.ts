export { createTextSealer, type TextSealer } from './text-sealer.ts';
