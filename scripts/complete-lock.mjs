import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addPlatformPackages, listMissingPlatformPackages } from './lib/platform-packages.mjs';
import { repositoryRoot } from './lib/repository.mjs';

// Run this after adding or raising a dependency when the policy test says that the lock file misses packages.
const path = join(repositoryRoot, 'package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8'));
const missing = listMissingPlatformPackages(lock.packages);
writeFileSync(
  path,
  `${JSON.stringify({ ...lock, packages: addPlatformPackages(lock.packages) }, null, 2)}\n`,
);
console.log(`${missing.length} packages for other machines added to the lock file`);
