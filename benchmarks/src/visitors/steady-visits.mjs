import { Agent, get } from 'node:http';

/**
 * Visits a page at a steady rate, whether or not earlier visits were answered: a program that stops answering must not
 * be asked less often for it. In a process of its own, which nothing else of the measuring delays.
 */
process.once('message', (/** @type {{ url: string, host: string, perSecond: number }} */ task) => {
  const { url, host, perSecond } = task;
  const headers = { host, 'accept-encoding': 'br' };
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  /** @type {number[]} */
  let times = [];
  /** When those began that are not answered yet. @type {Set<{ began: number }>} */
  const open = new Set();
  let failed = 0;
  let visited = 0;

  const visit = () => {
    const visit = { began: performance.now() };
    open.add(visit);
    visited += 1;
    // Of a page that is to be built each time every address is another one.
    const address = url.replace('{number}', visited.toString(16).padStart(24, '0'));
    const sending = get(address, { agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => {
        if (!open.delete(visit)) return;
        if (answer.statusCode === 200) times.push(performance.now() - visit.began);
        else failed += 1;
      });
    });
    sending.once('error', () => {
      if (open.delete(visit)) failed += 1;
    });
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
    // Those that still wait took at least so long: a program that answers nothing at all must not look fast.
    const now = performance.now();
    const waiting = [...open].map((visit) => now - visit.began);
    const sorted = [...times, ...waiting].sort((a, b) => a - b);
    const at = (/** @type {number} */ share) => sorted[Math.floor(sorted.length * share)] ?? 0;
    process.send?.({ count: sorted.length, p50: at(0.5), p99: at(0.99), most: sorted.at(-1) ?? 0, failed });
    if (what === 'look') return;
    times = [];
    open.clear();
    failed = 0;
  });
});

process.once('disconnect', () => process.exit(0));
