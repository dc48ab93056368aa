export { contributorCalls } from './contributors-calls.ts';
