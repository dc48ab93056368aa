import { stateCalls } from '../call/index.ts';
import type { previewSchemas } from './previews-schemas.ts';

export const previewCalls = stateCalls<typeof previewSchemas>()({
  createLink: {
    method: 'POST',
    path: '/api/editor/preview-links',
    caller: 'contributor',
    permission: 'content',
    summary: 'Create a preview link that shows the saved drafts, with scripts, on the preview host',
  },
});
