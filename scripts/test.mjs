import { ensureChromium } from './lib/chromium.mjs';
import { runCheck } from './lib/run-check.mjs';
import { setUpOrExit } from './lib/set-up.mjs';

await setUpOrExit([]);
await ensureChromium();
const isGood = await runCheck([]);
process.exitCode = isGood ? 0 : 1;
