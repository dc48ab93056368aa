import { runCheck } from './lib/run-check.mjs';

const isGood = await runCheck(process.argv.slice(2));
process.exitCode = isGood ? 0 : 1;
