export { navigationCalls } from './navigation-calls.ts';
