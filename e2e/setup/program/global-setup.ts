import type { TestProject } from 'vitest/node';
import { startMailbox } from '../mailbox/mail-server.ts';
import type { Program } from './program.ts';
import { resolveLocalhostNames } from './resolve-localhost.ts';
import { startBrowser } from './start-browser.ts';
import { startProgram } from './start-program.ts';

declare module 'vitest' {
  interface ProvidedContext {
    program: Program;
    browserEndpoint: string;
    mailboxUrl: string;
  }
}

/** One program and one browser for all files: starting them is what takes the time, sites and contexts are cheap. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  resolveLocalhostNames();
  const browser = await startBrowser();
  const mailbox = await startMailbox();
  const closeAll = async () => {
    await browser.close();
    await mailbox.close();
  };
  try {
    const { program, close } = await startProgram({ SMTP_URL: mailbox.smtpUrl });
    project.provide('program', program);
    project.provide('browserEndpoint', browser.wsEndpoint());
    project.provide('mailboxUrl', mailbox.url);
    return async () => {
      await close();
      await closeAll();
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}
