import { stateCalls } from '../call/index.ts';
import type { previewSchemas } from './previews-schemas.ts';

export const previewCalls = stateCalls<typeof previewSchemas>()({
  createLink: {
    method: 'POST',
    path: '/api/editor/preview-links',
    caller: 'contributor',
    permission: 'content',
    summary: 'A link that shows the site as it is saved, with its scripts, on the preview host',
  },
});
