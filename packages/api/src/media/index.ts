export { mediaCalls } from './media-calls.ts';
