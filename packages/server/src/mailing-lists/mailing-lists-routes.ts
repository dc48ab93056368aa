import { mailingListsCalls } from '@sitewright/api/mailing-lists';
import { mailingListsSchemas } from '@sitewright/api/mailing-lists/schemas';
import type { Database } from '../database/index.ts';
import type { FileStore } from '../files/index.ts';
import { implementCalls, type ImplementedCall } from '../http/index.ts';
import { importHandlers } from './imports/import-handlers.ts';
import { listHandlers } from './lists/list-handlers.ts';
import { memberHandlers } from './members/member-handlers.ts';
import { reportHandlers } from './reports/report-handlers.ts';
import { segmentHandlers } from './segments/segment-handlers.ts';

export interface MailingListCallServices {
  readonly database: Database;
  readonly files: FileStore;
  readonly secret: string;
}

export const implementMailingListCalls = ({
  database,
  files,
  secret,
}: MailingListCallServices): ImplementedCall[] =>
  implementCalls({
    capability: 'mailing-lists',
    calls: mailingListsCalls,
    schemas: mailingListsSchemas,
    handlers: {
      ...listHandlers,
      ...memberHandlers(database),
      ...segmentHandlers,
      ...importHandlers(files),
      ...reportHandlers(secret),
    },
  });
