import { formInputs, type SiteForm } from '@sitewright/domain/forms';
import { expect, it } from 'vitest';
import { mailingListsCalls } from '@sitewright/api/mailing-lists';
import { rateLimits } from '../../http/http-tables.ts';
import { accept, createTestDatabase, OWNER, startTestApp, statementsOf } from '../../testing/index.ts';
import { field, publishForm, sendForm } from '../testing/form-visitor.ts';

const { database, pool } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('known-addresses');
const owner = await app.signIn(site);

const CONSENT = 'By signing up you agree.';

const newsletter = (list: string): SiteForm => ({
  name: `Form of ${list}`,
  fields: [field({ id: 'email', type: 'email', title: 'Email', required: true })],
  storage: { mailingList: { name: list, optIn: 'always', text: CONSENT } },
});

const newVisitor = async () => {
  await database.delete(rateLimits);
  app.clock.now = new Date(app.clock.now.getTime() + 60_000);
  const visitor = app.visit(site);
  await visitor.open('/');
  return visitor;
};

/** Waiting for confirmation or subscribed, unsubscribed, a contributor of the site, and unknown. */
const addresses = ['known@b.example', 'left@b.example', OWNER.email, 'unknown@b.example'];

/** The address that was typed may stand in its answer. */
const withoutAddress = (answer: unknown, email: string): unknown =>
  JSON.parse(JSON.stringify(answer).replaceAll(email, 'ADDRESS'));

const sendWithScript = async (formId: string, email: string) => {
  const visitor = await newVisitor();
  let answer: unknown;
  const work = await statementsOf('mailing_list_members', async () => {
    answer = await sendForm(visitor, formId, { form: { email } });
  });
  return { answer: withoutAddress(answer, email), work };
};

const sendPlain = async (formId: string, email: string) => {
  const visitor = await newVisitor();
  let answer: unknown;
  const work = await statementsOf('mailing_list_members', async () => {
    const sent = await visitor.open(`/-/forms/${formId}?to=/`, {
      method: 'POST',
      headers: { origin: visitor.origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ 'f.email': email, [formInputs.consentText]: CONSENT }).toString(),
    });
    const { date: _date, 'x-request-id': _id, ...headers } = sent.headers;
    answer = { status: sent.status, headers, text: sent.text };
  });
  return { answer: withoutAddress(answer, email), work };
};

it.each([
  ['with confirmation', 'a script', true, sendWithScript],
  ['with confirmation', 'no script', true, sendPlain],
  ['without confirmation', 'a script', false, sendWithScript],
  ['without confirmation', 'no script', false, sendPlain],
] as const)(
  '[F31] a form for a list %s answers the same after the same work for every address, with %s',
  async (kind, way, isDoubleOptIn, send) => {
    const name = `${kind}, ${way}`;
    const body = { name, isDoubleOptIn, isForCheckout: false };
    accept(await owner.client.send(mailingListsCalls.createList, { body }));
    const formId = await publishForm(owner, newsletter(name));
    for (const email of addresses.slice(0, 2)) await sendWithScript(formId, email);
    await pool.query(
      `update mailing_list_members set state = 'unsubscribed', state_at = $1 where email = 'left@b.example'`,
      [app.clock.now],
    );
    const sent: Awaited<ReturnType<typeof send>>[] = [];
    for (const email of addresses) sent.push(await send(formId, email));
    expect(sent[0]?.work.length).toBeGreaterThan(3);
    expect(sent).toEqual(addresses.map(() => sent[0]));
  },
);
