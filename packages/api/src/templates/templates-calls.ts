import { templateLimits } from '@sitewright/domain/templates';
import { stateCalls } from '../call/index.ts';
import type { templateSchemas } from './templates-schemas.ts';

export const templateCalls = stateCalls<typeof templateSchemas>()({
  listFiles: {
    method: 'GET',
    path: '/api/templates/files',
    caller: 'contributor',
    permission: 'code',
    summary: 'The files of the site’s template as last saved, and its pictures and fonts',
  },
  tryOut: {
    method: 'POST',
    path: '/api/templates/try',
    caller: 'contributor',
    permission: 'code',
    isUnlogged: true,
    bodyBytes: templateLimits.TRY_BYTES,
    summary: 'A page as it would be with unsaved files of the template, and every error in them',
  },
});
