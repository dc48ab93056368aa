export { canvasCalls } from './canvas-calls.ts';
