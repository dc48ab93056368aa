import type { CallAnswer } from '@sitewright/api/call';
import type { contributorCalls } from '@sitewright/api/contributors';

export type Contributors = CallAnswer<typeof contributorCalls.list>;
export type Contributor = Contributors['contributors'][number];
