import { siteCalls } from '@sitewright/api/sites';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPasswordConfirmation } from './password-confirmation.ts';

describe('confirming the password', () => {
  it('resolves all pending requests and keeps the token for the next call', async () => {
    const confirmation = createPasswordConfirmation();
    const waiting = [confirmation.request('Add a host name'), confirmation.request('Create a site')];
    expect(confirmation.isPending()).toBe(true);
    expect(confirmation.purpose()).toBe('Add a host name');
    confirmation.settle('given');
    expect(await Promise.all(waiting)).toEqual([true, true]);
    expect([confirmation.isPending(), confirmation.token()]).toEqual([false, 'given']);
  });

  it('ends when the user cancels', async () => {
    const confirmation = createPasswordConfirmation();
    const waiting = confirmation.request('Add a host name');
    confirmation.settle();
    expect([await waiting, confirmation.isPending(), confirmation.token()]).toEqual([
      false,
      false,
      undefined,
    ]);
  });
});

describe('a call that needs the password', () => {
  afterEach(() => vi.unstubAllGlobals());

  const refused = () =>
    Response.json({ code: 'confirmation-needed', message: 'Enter your password.' }, { status: 403 });
  const input = { params: { id: 'a' }, body: { host: 'shop.example.com' } };

  /** The client binds the global `fetch` when the module is loaded. */
  const load = async (answers: Response[]) => {
    vi.resetModules();
    const sent: (string | undefined)[] = [];
    vi.stubGlobal('document', { cookie: '', hidden: false });
    vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
      sent.push((init.headers as Record<string, string>)['x-confirmation']);
      return answers.shift();
    });
    return { sent, ...(await import('./send.ts')) };
  };

  it('is repeated with the token', async () => {
    const { send, sent, passwordConfirmation } = await load([refused(), Response.json({ id: 'a' })]);
    const sending = send(siteCalls.addHost, input);
    await vi.waitUntil(() => passwordConfirmation.isPending());
    expect(passwordConfirmation.purpose()).toBe(siteCalls.addHost.summary);
    passwordConfirmation.settle('token');
    expect(passwordConfirmation.purpose()).toBe('');
    expect(await sending).toEqual({ ok: true, answer: { id: 'a' } });
    expect(sent).toEqual([undefined, 'token']);
  });

  it('is refused with a message when the user cancels, and nothing more is sent', async () => {
    const { send, sent, passwordConfirmation } = await load([refused()]);
    const sending = send(siteCalls.addHost, input);
    await vi.waitUntil(() => passwordConfirmation.isPending());
    passwordConfirmation.settle();
    expect(await sending).toMatchObject({ ok: false, refusal: { message: 'Enter your password.' } });
    expect(sent).toHaveLength(1);
  });
});
