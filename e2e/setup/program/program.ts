import { spawn } from 'node:child_process';
import { access } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export const owner = { email: 'owner@example.com', password: 'a long walk by the river' } as const;

/** What a command needs to find the running program's database. */
export interface Program {
  readonly port: number;
  readonly environment: Readonly<Record<string, string>>;
}

export const mainFile = fileURLToPath(new URL('../../../packages/server/dist/main.js', import.meta.url));
const commandLineFile = fileURLToPath(
  new URL('../../../packages/server/dist/command-line.js', import.meta.url),
);

export async function requireBuild(): Promise<void> {
  try {
    await Promise.all([access(mainFile), access(commandLineFile)]);
  } catch {
    throw new Error(
      'The browser tests drive the built program: run "npm run build" first, or "npm run e2e".',
    );
  }
}

/** Runs one command of `npx sitewright` against the running program and answers what it printed. */
export async function runCommandLine(program: Program, parameters: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [commandLineFile, ...parameters], {
    env: { ...process.env, ...program.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  }
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0)
    throw new Error(`sitewright ${parameters.join(' ')} ended with code ${String(code)}:\n${printed}`);
  return printed;
}
