export { redirectCalls } from './redirects-calls.ts';
