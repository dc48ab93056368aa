export { mailCalls } from './mail-calls.ts';
