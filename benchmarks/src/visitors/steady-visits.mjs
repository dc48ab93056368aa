import { Agent, get } from 'node:http';

/**
 * Visits a page at a steady rate, whether or not earlier visits were answered: a program that stops answering must not
 * be asked less often for it. In a process of its own, which nothing else of the measuring delays.
 */
process.once('message', (/** @type {{ url: string, perSecond: number }} */ { url, perSecond }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  /** @type {number[]} */
  let times = [];
  let failed = 0;

  const visit = () => {
    const began = performance.now();
    const sending = get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume();
      answer.once('end', () => {
        if (answer.statusCode === 200) times.push(performance.now() - began);
        else failed += 1;
      });
    });
    sending.once('error', () => (failed += 1));
  };

  const began = performance.now();
  let sent = 0;
  setInterval(() => {
    const due = Math.floor(((performance.now() - began) * perSecond) / 1000);
    // After a pause of this process itself the visits that were missed are not made up for all at once.
    sent = Math.max(sent, due - 5);
    for (; sent < due; sent += 1) visit();
  }, 2);

  process.on('message', (/** @type {'look' | 'take'} */ what) => {
    const sorted = times.toSorted((a, b) => a - b);
    const at = (/** @type {number} */ share) => sorted[Math.floor(sorted.length * share)] ?? 0;
    process.send?.({ count: sorted.length, p50: at(0.5), p99: at(0.99), most: sorted.at(-1) ?? 0, failed });
    if (what === 'look') return;
    times = [];
    failed = 0;
  });
});

process.once('disconnect', () => process.exit(0));
