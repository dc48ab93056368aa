export { isSameSignature } from './is-same-signature.ts';
