import { cartCalls } from '@sitewright/api/cart';
import { catalogueCalls } from '@sitewright/api/catalogue';
import lighthouse from 'lighthouse';
import type { Report, ReportRow } from './measuring/report.ts';
import { signIn, type OwnerSession } from './program/owner-session.ts';
import { withProgram } from './program/program-process.ts';
import { fillCheckout } from './visitors/checkout-shopper.ts';
import { findChromium, withChromium } from './visitors/chromium.ts';
import { ask, openCart } from './visitors/shopper.ts';

export const name = 'Lighthouse 12 on the checkout and the page of an order';

/** Both pages are for one visitor and not for search engines, so neither SEO nor the time of a first visit counts. */
const categories = ['accessibility', 'best-practices'];
const goal = 100;

interface PersonalPage {
  readonly what: string;
  readonly url: string;
  readonly cookie: string;
}

const audit = async ({ what, url, cookie }: PersonalPage, port: number): Promise<ReportRow> => {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: categories,
    extraHeaders: { Cookie: cookie },
  });
  if (!result || result.lhr.runtimeError) throw new Error(`${url} could not be looked at.`);
  const { lhr } = result;
  const scores = categories.map(
    (category) => [category, Math.round((lhr.categories[category]?.score ?? 0) * 100)] as const,
  );
  const failed = Object.values(lhr.audits).filter(({ score }) => score === 0);
  const names = failed.length === 0 ? '' : ` (${failed.map(({ id }) => id).join(', ')})`;
  return {
    what,
    ours: scores.map(([category, score]) => `${category} ${score}`).join(', ') + names,
    peer: '',
    ratio: undefined,
    goal: `each ${goal}`,
    met: scores.every(([, score]) => score >= goal),
  };
};

/** A product of which there is some. */
const entryOf = async ({ client }: OwnerSession): Promise<string> => {
  const listed = await client.send(catalogueCalls.listInventory, { query: {} });
  if (!listed.ok) throw new Error(listed.refusal.message);
  const found = listed.answer.rows.find(({ stock }) => stock !== null && stock > 5);
  if (!found) throw new Error('The demo has nothing to sell.');
  return JSON.stringify({ itemId: found.itemId, sku: found.sku, quantity: 1, additionalFields: null });
};

const personalPages = async (origin: string): Promise<PersonalPage[]> => {
  const body = await entryOf(await signIn(origin, 'localhost'));
  const fresh = await openCart(origin, { url: origin + cartCalls.addEntry.path, body });
  const paying = await fillCheckout(origin, body);
  const { headers: filled } = await fillCheckout(origin, body);
  const paid = JSON.parse((await ask(paying.url, paying)).text) as { url: string };
  return [
    { what: 'checkout, contact', url: `${origin}/checkout`, cookie: fresh['cookie'] ?? '' },
    {
      what: 'checkout, fault',
      url: `${origin}/checkout?step=contact&check=1`,
      cookie: fresh['cookie'] ?? '',
    },
    { what: 'checkout, payment', url: `${origin}/checkout`, cookie: filled['cookie'] ?? '' },
    { what: 'order', url: origin + paid.url, cookie: paying.headers['cookie'] ?? '' },
  ];
};

export const run = (): Promise<Report> =>
  withProgram(async ({ origin }) => {
    const program = findChromium();
    if (program === undefined) return { rows: [], notes: ['skipped: there is no Chromium on this machine'] };
    const rows: ReportRow[] = [];
    for (const page of await personalPages(origin))
      rows.push(await withChromium(program, (port) => audit(page, port)));
    return { rows, notes: ['as on a phone, simulated; with the test gateway'] };
  });
