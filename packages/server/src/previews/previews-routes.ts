import { previewCalls } from '@sitewright/api/previews';
import { previewSchemas } from '@sitewright/api/previews/schemas';
import { implementCalls, isRefusal, type ImplementedCall } from '../http/index.ts';
import type { PreviewHost } from './preview-host.ts';
import { createPreviewLink } from './previews-service.ts';

export const implementPreviewCalls = (host: PreviewHost, secret: string): ImplementedCall[] =>
  implementCalls({
    capability: 'previews',
    calls: previewCalls,
    schemas: previewSchemas,
    handlers: {
      async createLink({ body }, context) {
        const link = createPreviewLink({ host, secret }, context, body);
        // The link is a secret: the log records only that it was created.
        if (!isRefusal(link))
          context.note({
            subject: 'preview',
            after: { path: body.path, isForGuest: body.guest ?? false, expiresAt: link.expiresAt },
          });
        return link;
      },
    },
  });
