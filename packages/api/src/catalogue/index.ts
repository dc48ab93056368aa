export { catalogueCalls } from './catalogue-calls.ts';
