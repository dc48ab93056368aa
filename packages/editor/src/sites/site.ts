import type { CallAnswer } from '@sitewright/api/call';
import type { siteCalls } from '@sitewright/api/sites';

export type Site = CallAnswer<typeof siteCalls.list>['sites'][number];
