import { stateCalls } from '../call/index.ts';
import type { fontSchemas } from './fonts-schemas.ts';

const FONT = '/api/fonts/{slug}';

export const fontCalls = stateCalls<typeof fontSchemas>()({
  list: {
    method: 'GET',
    path: '/api/fonts',
    caller: 'contributor',
    permission: 'design',
    summary: 'List the fonts that can be chosen',
  },
  keep: {
    method: 'POST',
    path: FONT,
    caller: 'contributor',
    permission: 'design',
    summary: 'Store a font with the site',
  },
  read: {
    method: 'GET',
    path: FONT,
    caller: 'contributor',
    permission: 'design',
    summary: 'Check whether a font can be used, and read its CSS',
  },
  preview: {
    method: 'GET',
    path: `${FONT}/preview`,
    caller: 'contributor',
    permission: 'design',
    summary: 'Read one face of a font, for previews',
  },
  kit: {
    method: 'GET',
    path: '/api/font-kits/{kit}',
    caller: 'contributor',
    permission: 'design',
    summary: 'List the families of an Adobe Fonts kit',
  },
});
