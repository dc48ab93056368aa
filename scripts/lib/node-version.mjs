import { readPackageFile, repositoryRoot } from './repository.mjs';

/**
 * @param {string} version
 * @param {string} min
 */
export function isAtLeast(version, min) {
  const [have, want] = [version, min].map((text) => text.split('.').map(Number));
  for (const [index, wanted] of (want ?? []).entries()) {
    const part = have?.[index] ?? 0;
    if (part !== wanted) return part > wanted;
  }
  return true;
}

/** Ends the process with a sentence rather than with a syntax error somewhere inside a dependency. */
export function requireNodeVersion() {
  const min = (readPackageFile(repositoryRoot).engines?.node ?? '').replace(/^>=/, '');
  if (isAtLeast(process.versions.node, min)) return;
  console.error(
    `Sitewright needs Node.js ${min} or newer; this is ${process.version}. Install a newer Node.js and start again.`,
  );
  process.exit(1);
}
