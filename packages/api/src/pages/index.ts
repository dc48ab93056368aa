export { pageCalls } from './pages-calls.ts';
