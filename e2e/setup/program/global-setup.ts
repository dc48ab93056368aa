import type { TestProject } from 'vitest/node';
import type { Program } from './program.ts';
import { resolveLocalhostNames } from './resolve-localhost.ts';
import { startBrowser } from './start-browser.ts';
import { startProgram } from './start-program.ts';

declare module 'vitest' {
  interface ProvidedContext {
    program: Program;
    browserEndpoint: string;
  }
}

/** One program and one browser for all files: starting them is what takes the time, sites and contexts are cheap. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  resolveLocalhostNames();
  const browser = await startBrowser();
  try {
    const { program, close } = await startProgram();
    project.provide('program', program);
    project.provide('browserEndpoint', browser.wsEndpoint());
    return async () => {
      await browser.close();
      await close();
    };
  } catch (error) {
    await browser.close();
    throw error;
  }
}
