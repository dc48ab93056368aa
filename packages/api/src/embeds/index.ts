export { embedCalls } from './embeds-calls.ts';
export { embedRefusals } from './embeds-refusals.ts';
