import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { programEnvironment } from './program-process.ts';
import { repositoryFolder } from './repository-folder.ts';

const commandLine = join(repositoryFolder, 'packages/server/dist/command-line.js');

/** Runs one command of `npx sitewright` beside the program that has the data folder. */
export const runCommand = async (dataFolder: string, parameters: readonly string[]): Promise<void> => {
  const child = spawn(process.execPath, [commandLine, ...parameters], {
    env: programEnvironment(dataFolder),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0)
    throw new Error(`sitewright ${parameters.join(' ')} ended with ${String(code)}: ${printed}`);
};
