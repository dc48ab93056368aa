import { stateCalls } from '../call/index.ts';
import type { navigationSchemas } from './navigation-schemas.ts';

export const navigationCalls = stateCalls<typeof navigationSchemas>()({
  readLayout: {
    method: 'GET',
    path: '/api/commondata/GetSiteLayout',
    caller: 'contributor',
    permission: 'view',
    summary: 'List the navigations of the site with their links, the main one first',
  },
  update: {
    method: 'POST',
    path: '/api/widget/UpdateNavigation',
    caller: 'contributor',
    permission: 'publish',
    texts: 'compared',
    summary: 'Replace the links of one navigation, live at once',
  },
  readHeaderFooter: {
    method: 'GET',
    path: '/api/site-header-footer',
    caller: 'contributor',
    permission: 'view',
    summary: 'Read the header and footer',
  },
  saveHeaderFooter: {
    method: 'PUT',
    path: '/api/site-header-footer',
    caller: 'contributor',
    permission: 'design',
    texts: 'compared',
    summary: 'Change the header and footer, live at once',
  },
});
