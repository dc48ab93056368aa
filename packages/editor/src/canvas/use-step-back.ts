export { useStepBack } from '../journal/index.ts';
