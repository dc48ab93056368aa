import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from './lib/list-files.mjs';
import { listWorkspaces, readPackageFile, repositoryRoot } from './lib/repository.mjs';

const textName =
  /\.(ts|tsx|mjs|js|json|md|css|html|sql|yml|yaml|case|txt|sh|svg)$|\/(\.npmrc|\.gitignore|run|LICENSE)$/;

const texts = listFiles(repositoryRoot)
  .filter((path) => textName.test(path))
  .map((path) => ({ path: relative(repositoryRoot, path), text: readFileSync(path, 'utf8') }));

/** @param {RegExp} pattern */
function findLines(pattern) {
  return texts.flatMap(({ path, text }) => {
    const lines = text.split('\n');
    return lines.flatMap((line, index) =>
      pattern.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [],
    );
  });
}

/** @param {string} text */
const escapeForPattern = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

describe('the lock file', () => {
  /** @type {{ packages: Record<string, { resolved?: string, link?: boolean, version?: string, integrity?: string }> }} */
  const lock = JSON.parse(readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8'));

  it('names no download address, so that an installation uses whichever registry its owner set', () => {
    const addressed = Object.entries(lock.packages).filter(([, entry]) => entry.resolved && !entry.link);
    expect(addressed).toEqual([]);
  });

  it('has an integrity for everything that is fetched', () => {
    const fetched = Object.entries(lock.packages).filter(
      ([path, { link }]) => path.includes('node_modules/') && !link,
    );
    expect(fetched.length).toBeGreaterThan(0);
    expect(fetched.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
  });

  it('pins every package of the build and the program to one version', () => {
    const loose = ['.', ...listWorkspaces()].flatMap((folder) => {
      const { dependencies, devDependencies, optionalDependencies } = readPackageFile(
        join(repositoryRoot, folder),
      );
      const all = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
      return all
        .filter(([name, version]) => !name.startsWith('@sitewright/') && !/^\d/.test(version))
        .map(([name, version]) => `${folder}: ${name} ${version}`);
    });
    expect(loose).toEqual([]);
  });
});

describe('tracked files', () => {
  it('name no path of the machine they were written on', () => {
    const here = new RegExp(`(?<![\\w./@-])${escapeForPattern(repositoryRoot)}(?![\\w-])`);
    expect(findLines(here)).toEqual([]);
    expect(findLines(/(?<![\w./@-])\/(home|Users)\/(?!user\b|you\b)[a-z][\w-]*\//)).toEqual([]);
  });

  it('name no package registry', () => {
    expect(findLines(/\bregistry\.(npmjs|yarnpkg|npmmirror)\./)).toEqual([]);
  });
});

describe('the workspace', () => {
  it('has few commands, and each is a file of scripts or one tool', () => {
    const { scripts = {} } = readPackageFile(repositoryRoot);
    expect(Object.keys(scripts).length).toBeLessThanOrEqual(14);
    const compound = Object.entries(scripts).filter(([, command]) => /&&|\|\||;/.test(command));
    expect(compound).toEqual([]);
  });

  it.each(listWorkspaces())('%s checks its types with the common settings', (folder) => {
    const settings = JSON.parse(readFileSync(join(repositoryRoot, folder, 'tsconfig.json'), 'utf8'));
    const depth = folder.split('/').length;
    expect(settings.extends).toBe(`${'../'.repeat(depth)}tsconfig.base.json`);
    expect(settings.compilerOptions).not.toHaveProperty('strict');
    expect(settings.compilerOptions).not.toHaveProperty('noEmit');
  });

  it.each(listWorkspaces())('%s is never published by accident', (folder) => {
    expect(readPackageFile(join(repositoryRoot, folder))).toMatchObject({ private: true, type: 'module' });
  });
});
