export { SaveNote } from '../../journal/index.ts';
