export { outsideEffectsCapability, resumeKind } from './outside-effects-capability.ts';
