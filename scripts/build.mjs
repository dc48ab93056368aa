import { everyTarget } from './lib/build-targets.mjs';
import { setUpOrExit } from './lib/set-up.mjs';

await setUpOrExit(everyTarget);
