import { checkTree } from './boundaries/check-tree.mjs';
import { repositoryRoot } from './lib/repository.mjs';

const { faults, fileCount } = checkTree(process.argv[2] ?? repositoryRoot);
for (const { path, line, message } of faults) console.log(`${path}:${line}  ${message}`);
console.log(`${fileCount} files read, ${faults.length} boundaries crossed`);
process.exitCode = faults.length === 0 ? 0 : 1;
