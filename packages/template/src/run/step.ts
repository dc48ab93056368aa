import type { RenderContext } from './context.ts';

/** A compiled instruction: writes to the context's output. */
export type Step = (context: RenderContext) => void;
