export { newId, newToken } from './new-id.ts';
