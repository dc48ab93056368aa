import { storeEmailsCalls } from '@sitewright/api/store-emails';
import { storeEmailsSchemas } from '@sitewright/api/store-emails/schemas';
import type { Database } from '../database/index.ts';
import { implementCalls, type ImplementedCall } from '../http/index.ts';
import { previewEmail, sendTestEmail } from './preview-email.ts';
import { listEmails, readEmail, removeText, saveText, setEnabled } from './store-emails-service.ts';

export const implementStoreEmailCalls = (pool: Database): ImplementedCall[] =>
  implementCalls({
    capability: 'store-emails',
    calls: storeEmailsCalls,
    schemas: storeEmailsSchemas,
    handlers: {
      list: async (_input, context) => ({ emails: await listEmails(context) }),
      read: ({ params }, context) => readEmail(context, params.kind),
      saveText: ({ params, body }, context) => saveText(context, { ...params, ...body }),
      removeText: ({ params, query }, context) => removeText(context, { ...params, ...query }),
      setEnabled: ({ params, body }, context) => setEnabled(context, { ...params, ...body }),
      preview: ({ params, body }, context) => previewEmail({ ...context, pool }, params.kind, body),
      sendTest: ({ params, body }, context) => sendTestEmail({ ...context, pool }, params.kind, body),
    },
  });
