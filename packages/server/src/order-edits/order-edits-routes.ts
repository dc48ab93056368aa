import { orderEditsCalls } from '@sitewright/api/order-edits';
import { orderEditsSchemas } from '@sitewright/api/order-edits/schemas';
import type { Database } from '../database/index.ts';
import { implementCalls, isRefusal, type ImplementedCall } from '../http/index.ts';
import { applyEdit } from './apply-edit.ts';
import { createLink, readLink, revokeLink, sendLink } from './balance-link-service.ts';
import { previewEdit } from './preview-edit.ts';

export interface OrderEditServices {
  readonly database: Database;
  readonly secret: string;
}

export const implementOrderEditCalls = (services: OrderEditServices): ImplementedCall[] =>
  implementCalls({
    capability: 'order-edits',
    calls: orderEditsCalls,
    schemas: orderEditsSchemas,
    handlers: {
      preview: ({ params: { id }, body }, context) => previewEdit(services, context, { id, edit: body }),
      apply: ({ params: { id }, body }, context) => applyEdit(services, context, { id, ...body }),
      readLink: ({ params: { id } }, context) => readLink(services, context, id),
      async createLink({ params: { id }, body }, context) {
        const created = await createLink(services, context, { id, ...body });
        return isRefusal(created) ? created : readLink(services, context, id);
      },
      async sendLink({ params: { id }, body }, context) {
        const sent = await sendLink(services, context, { id, ...body });
        return isRefusal(sent) ? sent : readLink(services, context, id);
      },
      async revokeLink({ params: { id }, body }, context) {
        const revoked = await revokeLink(context, { id, ...body });
        return isRefusal(revoked) ? revoked : { link: null };
      },
    },
  });
