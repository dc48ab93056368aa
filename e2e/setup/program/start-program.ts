import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeOwnDatabase } from './own-database.ts';
import { startMailchimp } from './stand-in-mailchimp.ts';
import { startRecaptcha } from './stand-in-recaptcha.ts';
import { startAutomation } from './stand-in-automation.ts';
import { startStripe } from './stand-in-stripe.ts';
import { mainFile, owner, requireBuild, type Program } from './program.ts';

const readyWithinMilliseconds = 60_000;

/** Resolves with the port that the program names in its ready line; fails with all it printed when it ends instead. */
function waitUntilReady(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const fail = (why: string) => reject(new Error(`The program ${why}. It printed:\n${printed}`));
    const timer = setTimeout(() => fail('was not ready in time'), readyWithinMilliseconds);
    const read = (text: string) => {
      printed += text;
      const port = /Sitewright is ready: http:\/\/localhost:(\d+)/.exec(printed)?.[1];
      if (port === undefined) return;
      clearTimeout(timer);
      resolve(Number(port));
    };
    child.stdout?.setEncoding('utf8').on('data', read);
    child.stderr?.setEncoding('utf8').on('data', read);
    child.once('error', (error) => fail(`could not be started (${error.message})`));
    child.once('exit', (code) => fail(`ended with code ${String(code)} before it was ready`));
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** Starts the built program once, on a port of its own and with an empty data folder. */
export async function startProgram(
  settings: Readonly<Record<string, string>> = {},
): Promise<{ program: Program; close: () => Promise<void> }> {
  await requireBuild();
  const dataFolder = await mkdtemp(join(tmpdir(), 'sitewright-e2e-'));
  const database = await makeOwnDatabase();
  const recaptcha = await startRecaptcha();
  const stripe = await startStripe();
  const automation = await startAutomation();
  const mailchimp = await startMailchimp();
  const environment = {
    ...database.environment,
    PORT: '0',
    SITEWRIGHT_DATA: dataFolder,
    SITEWRIGHT_OWNER_EMAIL: owner.email,
    // Nobody answers there: tests ask nothing of the world outside.
    SITEWRIGHT_FONT_REGISTRY: 'http://127.0.0.1:9/',
    SITEWRIGHT_RECAPTCHA_URL: recaptcha.url,
    SITEWRIGHT_STRIPE_URL: stripe.url,
    SITEWRIGHT_PRIVATE_RECEIVERS: automation.url,
    SITEWRIGHT_MAILCHIMP_URL: mailchimp.url,
    SITEWRIGHT_DNS: '127.0.0.1:9',
    SITEWRIGHT_OWNER_PASSWORD: owner.password,
    ...settings,
  };
  const child = spawn(process.execPath, [mainFile], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const close = async () => {
    await stop(child);
    await recaptcha.close();
    await stripe.close();
    await automation.close();
    await mailchimp.close();
    await database.close();
    await rm(dataFolder, { recursive: true, force: true });
  };
  try {
    return { program: { port: await waitUntilReady(child), environment }, close };
  } catch (error) {
    await close();
    throw error;
  }
}
