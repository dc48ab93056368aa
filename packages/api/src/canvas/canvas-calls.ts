import { stateCalls } from '../call/index.ts';
import type { canvasSchemas } from './canvas-schemas.ts';

/** A document of at most two million bytes, with overhead. */
const DOCUMENT_BYTES = 2_200_000;

export const canvasCalls = stateCalls<typeof canvasSchemas>()({
  render: {
    method: 'POST',
    path: '/api/editor/render',
    caller: 'contributor',
    permission: 'content',
    texts: 'unprinted',
    isUnlogged: true,
    bodyBytes: DOCUMENT_BYTES,
    summary: 'A block or section as the canvas shows it, from the draft or from unsaved content',
  },
  style: {
    method: 'POST',
    path: '/api/editor/style',
    caller: 'contributor',
    permission: 'design',
    texts: 'compared',
    isUnlogged: true,
    summary: 'The style sheet that unsaved styles would give',
  },
  tokens: {
    method: 'GET',
    path: '/api/editor/tokens',
    caller: 'contributor',
    permission: 'design',
    summary: 'What owners can set of the look of the site, with the values of its template',
  },
});
