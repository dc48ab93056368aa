import type { RenderContext } from '../run/context.ts';
import { LimitReached } from '../run/limits.ts';
import type { Site } from '../source-site.ts';

/**
 * Reports what an instruction threw, so that rendering continues. A reached limit is rethrown: it ends the
 * render.
 */
export const collectFailure = (context: RenderContext, site: Site, thrown: unknown): void => {
  if (thrown instanceof LimitReached) throw thrown;
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  context.report('instruction-failed', site, error.name, site.opcode, error.message);
};
