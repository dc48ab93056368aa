import { inject, expect, it } from 'vitest';
import { HttpClient } from './soak/http-client.ts';
import { owner } from './setup/program/program.ts';
import { hostileSite, hostileTemplates } from './setup/sites/hostile-templates.ts';
import { openFolder } from './setup/sites/open-folder.ts';

const { origin } = await openFolder('hostile', await hostileSite());
const neighbour = `http://localhost:${inject('program').port}`;

/** Far more than a render may take: a page that comes later counts as never answered. */
const ANSWER_WITHIN_MS = 30_000;

interface Answer {
  readonly status: number;
  readonly text: string;
}

const open = async (url: string): Promise<Answer> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  return { status: response.status, text: await response.text() };
};

let sent = 0;

/** A page that answers a sent form is built anew for each visitor. */
const openUncached = (url: string): Promise<Answer> => {
  sent += 1;
  return open(`${url}?notice=form-sent.${sent.toString(16).padStart(24, '0')}`);
};

const isWhole = ({ text }: Answer): boolean => text.trimEnd().endsWith('</html>');

it.each(Object.keys(hostileTemplates))(
  'a page with a template of the kind %s is answered to each visitor, and the neighbour’s pages meanwhile',
  async (name) => {
    const hostile = Promise.all([1, 2, 3].map(() => openUncached(`${origin}/${name}`)));
    const cached = await open(`${neighbour}/`);
    const uncached = await openUncached(`${neighbour}/shop`);
    expect([cached.status, uncached.status]).toEqual([200, 200]);
    expect([cached, uncached].every(isWhole)).toBe(true);
    for (const answer of await hostile) {
      // Its own page as far as it came, or the page that says that the site is busy.
      expect([200, 503]).toContain(answer.status);
      expect(isWhole(answer)).toBe(true);
    }
  },
);

/** The longest time without an answer while the work runs, as a part of the time that the work took. */
const longestGap = async (work: Promise<unknown>, ask: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  const over = new AbortController();
  const ended = work.finally(() => over.abort());
  let [last, longest] = [begun, 0];
  while (!over.signal.aborted) {
    await ask();
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }
  await ended;
  return longest / (performance.now() - begun);
};

it('a slow preview of an unsaved template holds nobody else’s page', async () => {
  const contributor = new HttpClient(origin, '10.0.0.9');
  expect((await contributor.send('POST', '/api/contributors/session', owner)).status).toBe(200);
  await open(`${neighbour}/`);
  const text = hostileTemplates['ten-nested-lists']?.page ?? '';
  const body = { at: '/posts', files: [{ path: 'site.region', text }] };
  const gaps: number[] = [];
  // Whatever else the machine does can only make a gap longer; a page that is held waits for all of the work each time.
  for (let time = 0; time < 3; time += 1) {
    const preview = contributor.send('POST', '/api/templates/try', body);
    gaps.push(await longestGap(preview, async () => expect(isWhole(await open(`${neighbour}/`))).toBe(true)));
    const { status, body: tried } = await preview;
    expect(status).toBe(200);
    expect(JSON.stringify(tried['errors'])).toContain('time');
  }
  expect(Math.min(...gaps)).toBeLessThan(0.5);
});

it('the program goes on after all of them', async () => {
  const health = await open(`${neighbour}/healthz`);
  expect(health.status).toBe(200);
  expect((await openUncached(`${origin}/posts`)).status).toBe(200);
});
