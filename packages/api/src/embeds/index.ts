export { embedCalls } from './embeds-calls.ts';
