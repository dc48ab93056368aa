import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
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

/** Runs in the page, with the file that its forms load. */
const solving = (solver: string, formId: string): string => `(async () => {
  const { solveProof } = await import(${JSON.stringify(solver)});
  const began = performance.now();
  if ((await solveProof(${JSON.stringify(formId)})) === undefined) throw new Error('The proof was not solved.');
  return performance.now() - began;
})()`;

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
    for (let count = 0; count < PROOFS; count += 1)
      times.push(await page.evaluate<number>(solving(solver, formId)));
    return times.toSorted((a, b) => a - b);
  });
};
