import { Agent, get } from 'node:http';

/** @typedef {{ origin: string, path: string, host: string, connections: number, hasManyAddresses: boolean }} Flood */

/**
 * Every connection sends one request after another, each for another page. In a process of its own, so that neither the
 * measuring nor other visitors wait for it.
 */
process.once('message', (/** @type {Flood} */ { origin, path, host, connections, hasManyAddresses }) => {
  /** @type {Record<string, number>} */
  let answers = {};
  let sent = 0;
  let began = performance.now();

  const count = (/** @type {string} */ answer) => (answers[answer] = (answers[answer] ?? 0) + 1);

  const nextPath = () => {
    sent += 1;
    // The time makes them others than those of the flood before.
    const number = (Date.now() * 1000 + sent).toString(16).padStart(24, '0');
    return path.replace('{number}', number);
  };

  const nextAddress = () => (hasManyAddresses ? `10.${sent & 255}.${(sent >> 8) & 255}.1` : '10.0.0.1');

  const send = (/** @type {Agent} */ agent) =>
    new Promise((resolve) => {
      const url = origin + nextPath();
      const headers = { host, 'accept-encoding': 'br', 'x-forwarded-for': nextAddress() };
      const sending = get(url, { agent, headers }, (answer) => {
        answer.resume();
        answer.once('close', () => {
          count(answer.complete ? String(answer.statusCode) : 'failed');
          resolve(undefined);
        });
      });
      sending.once('error', () => {
        count('failed');
        // A program that refuses connections would otherwise be asked without any pause.
        setTimeout(resolve, 10);
      });
    });

  const talk = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) await send(agent);
  };
  for (let connection = 0; connection < connections; connection += 1) void talk();

  process.on('message', () => {
    const now = performance.now();
    process.send?.({ answers, seconds: (now - began) / 1000 });
    answers = {};
    began = now;
  });
});

process.once('disconnect', () => process.exit(0));
