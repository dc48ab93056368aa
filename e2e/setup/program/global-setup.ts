import type { TestProject } from 'vitest/node';
import { startMailbox } from '../mailbox/mail-server.ts';
import type { Program } from './program.ts';
import { startProgram } from './start-program.ts';

declare module 'vitest' {
  interface ProvidedContext {
    program: Program;
    mailboxUrl: string;
  }
}

/** One program for all files: starting it is what takes the time, sites are cheap. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const mailbox = await startMailbox();
  try {
    const { program, close } = await startProgram({ SMTP_URL: mailbox.smtpUrl });
    project.provide('program', program);
    project.provide('mailboxUrl', mailbox.url);
    return async () => {
      await close();
      await mailbox.close();
    };
  } catch (error) {
    await mailbox.close();
    throw error;
  }
}
