import { pathToFileURL } from 'node:url';

// One scenario, in a process of its own so that no other's garbage and compiled code count in its figures.
const [path = ''] = process.argv.slice(2);
const { name, run } = await import(pathToFileURL(path).href);
const report = await run();
process.send?.({ name, report }, () => process.exit(0));
