import type { CallAnswer } from '@sitewright/api/call';
import type { mailingConnectionsCalls } from '@sitewright/api/mailing-connections';

export type Connection = CallAnswer<typeof mailingConnectionsCalls.readConnection>;
export type ConnectedAccount = NonNullable<Connection['account']>;
export type ConnectedList = NonNullable<Connection['list']>;
