import type { Capability } from '../http/index.ts';
import type { DraftPages } from '../pages/index.ts';
import { implementCanvasCalls } from './canvas-routes.ts';

export const canvasCapability = ({ drafts }: { readonly drafts: DraftPages }): Capability => ({
  name: 'canvas',
  calls: implementCanvasCalls(drafts),
});
