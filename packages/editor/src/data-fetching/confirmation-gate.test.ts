import { siteCalls } from '@sitewright/api/sites';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createConfirmationGate } from './confirmation-gate.ts';

describe('asking for the password anew', () => {
  it('answers all that wait, and keeps what was given for the next', async () => {
    const gate = createConfirmationGate();
    const waiting = [gate.ask(), gate.ask()];
    expect(gate.isAsking()).toBe(true);
    gate.settle('given');
    expect(await Promise.all(waiting)).toEqual([true, true]);
    expect([gate.isAsking(), gate.read()]).toEqual([false, 'given']);
  });

  it('is over when the person would rather not', async () => {
    const gate = createConfirmationGate();
    const waiting = gate.ask();
    gate.settle();
    expect([await waiting, gate.isAsking(), gate.read()]).toEqual([false, false, undefined]);
  });
});

describe('a call that needs it', () => {
  afterEach(() => vi.unstubAllGlobals());

  const refused = () =>
    Response.json({ code: 'confirmation-needed', message: 'Enter your password.' }, { status: 403 });
  const input = { params: { id: 'a' }, body: { host: 'shop.example.com' } };

  /** The client takes the browser's own `fetch` when the module is read. */
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

  it('is made again with what the password gave', async () => {
    const { send, sent, confirmationGate } = await load([refused(), Response.json({ id: 'a' })]);
    const sending = send(siteCalls.addHost, input);
    await vi.waitUntil(() => confirmationGate.isAsking());
    confirmationGate.settle('token');
    expect(await sending).toEqual({ ok: true, answer: { id: 'a' } });
    expect(sent).toEqual([undefined, 'token']);
  });

  it('is refused in words when the person would rather not, and nothing more is sent', async () => {
    const { send, sent, confirmationGate } = await load([refused()]);
    const sending = send(siteCalls.addHost, input);
    await vi.waitUntil(() => confirmationGate.isAsking());
    confirmationGate.settle();
    expect(await sending).toMatchObject({ ok: false, refusal: { message: 'Enter your password.' } });
    expect(sent).toHaveLength(1);
  });
});
