export { pageActivity } from './pages-activity.ts';
export { pageCalls } from './pages-calls.ts';
export { pageRefusals } from './pages-refusals.ts';
