import type { automationCalls } from '@sitewright/api/automation';
import type { CallAnswer } from '@sitewright/api/call';

type Automation = CallAnswer<typeof automationCalls.read>;

export type Key = Automation['keys'][number];
export type Hook = Automation['hooks'][number];
