export { siteCalls } from './sites-calls.ts';
