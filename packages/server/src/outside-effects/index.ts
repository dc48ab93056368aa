export { outsideEffectsCapability, resumeKind } from './outside-effects-capability.ts';
export { countWaiting } from './waiting.ts';
