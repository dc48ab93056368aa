export { fontCalls } from './fonts-calls.ts';
