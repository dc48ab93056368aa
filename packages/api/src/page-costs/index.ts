export { pageCostsCalls } from './page-costs-calls.ts';
