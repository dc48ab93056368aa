import type { Browser, BrowserContext } from 'playwright-core';
import { owner } from './program/program.ts';

export type Cookies = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface Person {
  readonly email: string;
  readonly password: string;
}

/** A site, and the browser that visits it. */
export interface Place {
  readonly origin: string;
  readonly browser: Browser;
}

/** Nobody is signed in. */
export const signedOut: Cookies = { cookies: [], origins: [] };

/** Signs in as the form does and answers what the browser then holds; the form itself would load the whole app. */
export async function signInTo({ origin, browser }: Place, person: Person = owner): Promise<Cookies> {
  const context = await browser.newContext({ baseURL: origin });
  try {
    await context.request.get('/');
    const crumb = (await context.cookies()).find(({ name }) => name === 'crumb')?.value ?? '';
    const answer = await context.request.post('/api/contributors/session', {
      data: person,
      headers: { origin, 'x-csrf-token': crumb },
    });
    if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()} ${await answer.text()}`);
    return await context.storageState();
  } finally {
    await context.close();
  }
}
