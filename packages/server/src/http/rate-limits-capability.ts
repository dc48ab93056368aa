import type { Capability } from './calls/capability.ts';
import { sweepRateLimits } from './limits/rate-limit-store.ts';

export const rateLimitsCapability = (): Capability => ({ name: 'rate-limits', sweep: sweepRateLimits });
