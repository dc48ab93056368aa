export { documentCalls } from './documents-calls.ts';
