import { inject, expect, it } from 'vitest';
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

it('the program goes on after all of them', async () => {
  const health = await open(`${neighbour}/healthz`);
  expect(health.status).toBe(200);
  expect((await openUncached(`${origin}/posts`)).status).toBe(200);
});
