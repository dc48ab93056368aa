import { expect, it } from 'vitest';
import { stateCalls, type CallSchemas } from '../call/index.ts';
import { createClient } from './index.ts';

const calls = stateCalls<{ save: CallSchemas }>()({
  save: { method: 'PUT', path: '/api/things/{id}', caller: 'visitor', summary: 'Save a thing' },
});

const clientOver = (answers: Response[], sent: Request[] = []) => {
  let crumb = 'old';
  return createClient({
    origin: 'http://shop.test',
    readCrumb: () => crumb,
    storeCrumb: (fresh) => {
      crumb = fresh;
    },
    fetch: async (input, init) => {
      sent.push(new Request(input as string, init));
      const answer = answers.shift();
      if (!answer) throw new TypeError('fetch failed');
      return answer;
    },
  });
};

const input = { params: { id: 'a b' }, body: { x: 1 } } as never;

it('[SITE-27 (rule)] tries once more with the fresh crumb when a crumb is refused', async () => {
  const sent: Request[] = [];
  const refused = Response.json({ crumbFail: true, crumb: 'new' }, { status: 400 });
  const outcome = await clientOver([refused, Response.json({ done: true })], sent).send(calls.save, input);
  expect(outcome).toEqual({ ok: true, answer: { done: true } });
  expect(sent.map((request) => request.headers.get('x-csrf-token'))).toEqual(['old', 'new']);
  expect(sent[0]?.url).toBe('http://shop.test/api/things/a%20b');
});

it('[SITE-27 (rule)] gives up when the fresh crumb is refused too', async () => {
  const refused = () =>
    Response.json({ code: 'crumb-failed', message: 'm', crumbFail: true, crumb: 'c' }, { status: 400 });
  const outcome = await clientOver([refused(), refused()]).send(calls.save, input);
  expect(outcome).toEqual({ ok: false, refusal: { status: 400, code: 'crumb-failed', message: 'm' } });
});

it('sends a file as it is', async () => {
  const sent: Request[] = [];
  const file = new Blob(['\0bytes']);
  await clientOver([Response.json({})], sent).send(calls.save, { params: { id: 'a' }, file } as never);
  expect(sent[0]?.headers.get('content-type')).toBe('application/octet-stream');
  expect(await sent[0]?.text()).toBe('\0bytes');
});

it('[ERR-02 (rule)] tells a lost connection as a network error', async () => {
  const outcome = await clientOver([]).send(calls.save, input);
  expect(outcome).toEqual({ ok: false, refusal: { status: 0, code: 'network', message: 'Network error' } });
});

it('[ERR-02 (rule)] has a sentence for an answer that is none of ours', async () => {
  const outcome = await clientOver([new Response('<html>', { status: 502 })]).send(calls.save, input);
  expect(outcome).toMatchObject({ ok: false, refusal: { status: 502, message: 'Something went wrong' } });
});

it('[ERR-02 (rule)] does not wait for ever for a server that does not answer', async () => {
  const aborted: boolean[] = [];
  const client = createClient({
    readCrumb: () => undefined,
    storeCrumb: () => {},
    timeoutMs: 20,
    fetch: (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => {
          aborted.push(true);
          reject(new DOMException('gone', 'AbortError'));
        });
      }),
  });
  const outcome = await client.send(calls.save, input);
  expect(outcome).toMatchObject({ ok: false, refusal: { status: 0, code: 'no-answer' } });
  expect(aborted).toEqual([true]);
});

it('[ERR-02 (rule)] does not wait for ever for the rest of an answer that has begun', async () => {
  const client = createClient({
    readCrumb: () => undefined,
    storeCrumb: () => {},
    timeoutMs: 20,
    fetch: async (_input, init) => {
      const body = new ReadableStream({
        start: (stream) => {
          stream.enqueue(new TextEncoder().encode('{'));
          init?.signal?.addEventListener('abort', () => stream.error(new DOMException('gone', 'AbortError')));
        },
      });
      return new Response(body);
    },
  });
  expect(await client.send(calls.save, input)).toMatchObject({ ok: false, refusal: { code: 'no-answer' } });
});
