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
    summary: 'Render a block or section for the canvas, from the draft or from unsaved content',
  },
  style: {
    method: 'POST',
    path: '/api/editor/style',
    caller: 'contributor',
    permission: 'design',
    texts: 'compared',
    isUnlogged: true,
    summary: 'Compile unsaved styles to a style sheet',
  },
  tokens: {
    method: 'GET',
    path: '/api/editor/tokens',
    caller: 'contributor',
    permission: 'design',
    summary: 'Read the style settings of the site, with the template’s values',
  },
});
