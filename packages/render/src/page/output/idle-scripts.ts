import { audioPlayerScript } from '../../media/index.ts';
import { followButtonScript } from '../../social/index.ts';

/** Formatter output for a library that pages do not load. The renderer fills their slots instead. */
export const idleScripts: ReadonlySet<string> = new Set([audioPlayerScript, followButtonScript]);
