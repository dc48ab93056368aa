import { templateLimits } from '@sitewright/domain/templates';
import { stateCalls } from '../call/index.ts';
import type { templateSchemas } from './templates-schemas.ts';

export const templateCalls = stateCalls<typeof templateSchemas>()({
  listFiles: {
    method: 'GET',
    path: '/api/templates/files',
    caller: 'contributor',
    permission: 'code',
    summary: 'Read the saved files of the site’s template, with its images and fonts',
  },
  tryOut: {
    method: 'POST',
    path: '/api/templates/try',
    caller: 'contributor',
    permission: 'code',
    isUnlogged: true,
    bodyBytes: templateLimits.TRY_BYTES,
    summary: 'Preview a page with unsaved template files, and list their errors',
  },
});
