import type { CallAnswer } from '@sitewright/api/call';
import type { catalogueCalls } from '@sitewright/api/catalogue';

export type ProductChoice = CallAnswer<typeof catalogueCalls.findProducts>['products'][number];
