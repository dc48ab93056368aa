export { useKeeping } from '../journal/index.ts';
