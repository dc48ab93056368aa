import { audioPlayerScript } from '../../media/index.ts';
import { followButtonScript } from '../../social/index.ts';

/** What formatters print for a library that pages do not have. The page fills their places by itself. */
export const idleScripts: ReadonlySet<string> = new Set([audioPlayerScript, followButtonScript]);
