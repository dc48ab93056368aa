import { stateCalls } from '../call/index.ts';
import type { fontSchemas } from './fonts-schemas.ts';

const FONT = '/api/fonts/{slug}';

export const fontCalls = stateCalls<typeof fontSchemas>()({
  list: {
    method: 'GET',
    path: '/api/fonts',
    caller: 'contributor',
    permission: 'design',
    summary: 'Every font that can be chosen',
  },
  keep: {
    method: 'POST',
    path: FONT,
    caller: 'contributor',
    permission: 'design',
    summary: 'Have a font stored with the site',
  },
  read: {
    method: 'GET',
    path: FONT,
    caller: 'contributor',
    permission: 'design',
    summary: 'Whether a font can be used, and the rules that load it',
  },
  preview: {
    method: 'GET',
    path: `${FONT}/preview`,
    caller: 'contributor',
    permission: 'design',
    summary: 'One face of a font, to be looked at',
  },
  kit: {
    method: 'GET',
    path: '/api/font-kits/{kit}',
    caller: 'contributor',
    permission: 'design',
    summary: 'The families of a kit at Adobe Fonts',
  },
});
