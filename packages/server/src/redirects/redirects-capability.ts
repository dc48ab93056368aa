import type { Capability } from '../http/index.ts';
import { implementRedirectCalls } from './redirects-routes.ts';

export const redirectsCapability = (): Capability => ({ name: 'redirects', calls: implementRedirectCalls() });
