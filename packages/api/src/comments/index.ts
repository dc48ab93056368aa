export { commentCalls } from './comments-calls.ts';
