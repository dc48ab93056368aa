export { templateCalls } from './templates-calls.ts';
