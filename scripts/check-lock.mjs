import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listLockFaults, nameMachine, supportedMachines } from './lib/native-packages.mjs';
import { repositoryRoot } from './lib/repository.mjs';

const lock = JSON.parse(readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8'));
const faults = listLockFaults(lock.packages);
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error('Choose versions whose native packages are published for every supported machine.');
  process.exitCode = 1;
} else {
  console.log(`Every native package is there for ${supportedMachines.map(nameMachine).join(', ')}`);
}
