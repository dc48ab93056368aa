import { mailingListsCalls } from '@sitewright/api/mailing-lists';
import { startForms, type SiteForm } from '@sitewright/domain/forms';
import { expect, it } from 'vitest';
import { newId } from '../ids/index.ts';
import { accept, createTestDatabase, startTestApp } from '../testing/index.ts';
import { publishForm, sendForm } from './testing/form-visitor.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('confirmed');
const owner = await app.signIn(site);

const newForm = (form: Partial<SiteForm> = {}): SiteForm => ({ ...startForms.newsletter(newId), ...form });

/** What a visitor who signs up sees. */
const signUp = async (form: SiteForm, sent: object = {}): Promise<string> => {
  const id = await publishForm(owner, form);
  const visitor = app.visit(site);
  await visitor.open('/');
  const email = form.fields[0]?.id ?? '';
  const answers = { form: { [email]: "o'neill@b.example" }, ...sent };
  return accept(await sendForm(visitor, id, answers)).data.message;
};

const ALMOST = '<p>Almost done: open the email that we sent to o&#39;neill@b.example and confirm.</p>';

it('says that the address is to be confirmed, on a list that asks for it', async () => {
  expect(await signUp(newForm())).toBe(ALMOST);
  // The text that forms began with before.
  expect(await signUp(newForm({ parsedSubmissionMessage: '<p>Thank you for signing up!</p>' }))).toBe(ALMOST);
});

it('says what the owner wrote instead', async () => {
  expect(await signUp(newForm({ parsedSubmissionMessage: '<p>Hi!</p>' }))).toBe('<p>Hi!</p>');
});

it('asks for nothing where nobody signs up, or where the list takes people at once', async () => {
  const mailingList = { name: 'Newsletter', optIn: 'checkbox', text: 'Yes' } as const;
  const ticked = newForm({ storage: { mailingList } });
  expect(await signUp(ticked, { optIn: false })).toBe('');
  expect(await signUp(ticked, { optIn: true, consentText: 'Yes' })).toBe(ALMOST);
  const { lists } = accept(await owner.client.send(mailingListsCalls.listLists, { query: {} }));
  const body = { name: 'Newsletter', isDoubleOptIn: false, isForCheckout: false };
  accept(await owner.client.send(mailingListsCalls.updateList, { params: { id: lists[0]?.id ?? '' }, body }));
  expect(await signUp(newForm())).toBe('');
});
