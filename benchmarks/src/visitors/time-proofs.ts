import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { repositoryFolder } from '../program/repository-folder.ts';
import { findChromium, withChromium } from './chromium.ts';

/** As Lighthouse stands in for a telephone. */
const SLOWDOWN = 4;
const PROOFS = 25;

const findSolver = async (): Promise<string> => {
  const files = await readdir(join(repositoryFolder, 'packages/storefront/dist'));
  const file = files.find((name) => /^solve-proof-.*\.js$/.test(name));
  if (file === undefined) throw new Error('The storefront has no file that solves proofs of work.');
  return `/-/storefront/${file}`;
};

interface Solver {
  solveProof(formId: string): Promise<unknown>;
}

const solveOne = (page: Page, solver: string, formId: string): Promise<number> =>
  page.evaluate(
    async ({ solver: path, formId: id }) => {
      const { solveProof } = (await import(path)) as Solver;
      const began = performance.now();
      if ((await solveProof(id)) === undefined) throw new Error('The proof was not solved.');
      return performance.now() - began;
    },
    { solver, formId },
  );

/** Milliseconds that a slow machine takes for each of several proofs, from the call to the solution. */
export const timeProofs = async (origin: string, formId: string): Promise<readonly number[] | undefined> => {
  const program = findChromium();
  if (program === undefined) return undefined;
  const solver = await findSolver();
  return withChromium(program, async (port) => {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const page = await (await browser.newContext()).newPage();
    await page.goto(`${origin}/`);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const times: number[] = [];
    for (let count = 0; count < PROOFS; count += 1) times.push(await solveOne(page, solver, formId));
    return times.toSorted((a, b) => a - b);
  });
};
