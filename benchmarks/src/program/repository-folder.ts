import { fileURLToPath } from 'node:url';

/** Seen from the bundle that is run, which lies in `benchmarks/.cache`. */
export const repositoryFolder = fileURLToPath(new URL('../..', import.meta.url));
