export { returnsCapability } from './returns-capability.ts';
