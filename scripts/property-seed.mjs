import { configureGlobal } from 'fast-check';

const STEADY_SEED = 20_261_115;

/**
 * Property tests draw the same examples in every run, so that a red run is the fault of the change that made it.
 * `PROPERTY_SEED=random` draws new ones, `PROPERTY_SEED=<number>` those of a reported failure.
 */
const chosen = process.env.PROPERTY_SEED ?? String(STEADY_SEED);
if (chosen !== 'random') configureGlobal({ seed: Number(chosen) });
