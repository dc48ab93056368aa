import { createHash } from 'node:crypto';
import { formCalls } from '@sitewright/api/forms';
import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import { canonicalJson } from '@sitewright/domain/documents';
import type { SiteForm } from '@sitewright/domain/forms';
import { pagePermissions } from '@sitewright/domain/pages';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../http/http-tables.ts';
import { mailOutbox } from '../mail/index.ts';
import { accept, createTestDatabase, publishPage, startTestApp } from '../testing/index.ts';
import { formConsents } from '../mailing-list-records/mailing-list-records-tables.ts';
import { formSubmissions } from './forms-tables.ts';
import { changeForm, field, publishForm, sendForm, solve } from './testing/form-visitor.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('forms');
const owner = await app.signIn(site);
/** Limits count ten minutes. */
beforeEach(async () => {
  app.clock.now = new Date(app.clock.now.getTime() + 601_000);
  await database.delete(rateLimits);
});

const contact: SiteForm = {
  name: 'Contact',
  fields: [
    field({ id: 'name', type: 'name', title: 'Name', required: true }),
    field({ id: 'email', type: 'email', title: 'Email', required: true }),
    field({ id: 'message', type: 'textarea', title: 'Message', maxLength: 20 }),
    field({ id: 'pass', type: 'password', title: 'Password' }),
    field({ id: 'head', type: 'section', title: 'Heading' }),
  ],
  parsedSubmissionMessage: '<p>Thanks<script>alert(1)</script></p>',
  successRedirect: '/thanks',
  storage: {
    emails: ['owner@example.com'],
    confirmation: { subject: 'We got it\r\nBcc: evil@example.com', text: 'Thank you.' },
    mailingList: { name: 'News', optIn: 'checkbox', text: 'Send me news' },
  },
};
const answers = { name: ['Ada', 'Lovelace'], email: 'ada@b.example', message: 'Hello' };
const formId = await publishForm(owner, contact);
const visitor = async () => {
  const browser = app.visit(site);
  await browser.open('/');
  return browser;
};
const list = async (query: object = {}) =>
  accept(await owner.client.send(formCalls.listSubmissions, { query }));
const refusalOf = async (sending: Promise<Awaited<ReturnType<typeof sendForm>>>) => {
  const outcome = await sending;
  if (outcome.ok) throw new Error('The form was accepted.');
  return outcome.refusal;
};

describe('a form', () => {
  it('is a document: sanitised, checked, published, hidden by the trash', async () => {
    const params = { kind: 'form', id: formId };
    const { content } = accept(await owner.client.send(documentCalls.read, { params }));
    expect((content as SiteForm).parsedSubmissionMessage).toBe('<p>Thanks</p>');
    const refused = await owner.client.send(documentCalls.save, {
      params,
      body: { baseRevision: 1, content: { ...contact, successRedirect: 'javascript:x' } },
    });
    expect(refused).toMatchObject({
      ok: false,
      refusal: { errors: { successRedirect: expect.any(String) } },
    });
    const other = await publishForm(owner, { name: 'Other', fields: [field({})] });
    accept(await owner.client.send(documentCalls.trash, { params: { kind: 'form', id: other } }));
    const gone = await (
      await visitor()
    ).client.send(formCalls.validate, {
      params: { formId: other },
      body: {},
    });
    expect(gone).toMatchObject({ refusal: { message: 'This form has not been configured yet.' } });
    accept(await owner.client.send(documentCalls.restore, { params: { kind: 'form', id: other } }));
    const { forms } = accept(await owner.client.send(formCalls.list, {}));
    expect(forms.map(({ name }) => name)).toEqual(['Contact', 'Other']);
    accept(await (await visitor()).client.send(formCalls.validate, { params: { formId: other }, body: {} }));
  });

  it('[FORM-03] tells its settings by fieldset', async () => {
    const answer = accept(
      await (await visitor()).client.send(formCalls.readTemplateSchema, { query: { type: 'form' } }),
    );
    expect(answer.fieldsets.map(({ id, name }) => [id, name])).toEqual([
      [1, 'BUILD'],
      [2, 'STORAGE'],
      [3, 'ADVANCED'],
      [4, 'CAPTCHA'],
      [5, 'DISCLAIMER'],
    ]);
    const { properties } = answer.schema as { properties: object };
    expect(Object.keys(properties)).toEqual(
      expect.arrayContaining([
        'name',
        'fields',
        'parsedSubmissionMessage',
        'submissionHTML',
        'successRedirect',
        'parsedDisclaimerMessage',
        'captchaEnabled',
        'captchaTheme',
        'captchaAlignment',
      ]),
    );
    const params = { kind: 'form', id: formId };
    expect(accept(await owner.client.send(documentCalls.read, { params }))).toMatchObject({ id: formId });
  });
});

describe('validation by the server', () => {
  const validate = async (body: Record<string, unknown>, id = formId) =>
    (await visitor()).client.send(formCalls.validate, { params: { formId: id }, body });

  it('[FORM-07 (rule)] answers with messages by field id', async () => {
    expect(await validate({ name: ['', ''], email: 'ada' })).toMatchObject({
      ok: false,
      refusal: {
        status: 400,
        message: 'One or more fields is invalid, please check your entries.',
        errors: {
          name: 'Required',
          email: 'Email is not valid. Email addresses should follow the format user@domain.com.',
        },
      },
    });
    accept(await validate(answers));
  });

  it('refuses a thousand fields', async () => {
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`f${at}`, 'x']));
    const message = 'Could not parse the form fields, please check your entries.';
    expect(await validate(many)).toMatchObject({ refusal: { message } });
    const sent = await sendForm(await visitor(), formId, { form: { ...answers, ...many }, hasProof: false });
    expect(sent).toMatchObject({ refusal: { status: 400, message } });
  });

  it('does not know unpublished forms', async () => {
    expect(await validate({}, '0'.repeat(24))).toMatchObject({
      refusal: { status: 404, message: 'This form has not been configured yet.' },
    });
  });
});

describe('a submission', () => {
  it('[FORM-08 FORM-12 FORM-14 (rule)] is stored, masked, mailed and listed', async () => {
    const { data } = accept(
      await sendForm(await visitor(), formId, {
        form: { ...answers, pass: 'hunter2' },
        optIn: true,
        consentText: 'Send me news',
        captchaKey: 'a-token',
        pageTitle: 'Contact us',
        pageId: 'a-page',
        contentSource: 'c',
        pagePath: '/contact',
        pagePermissionTypeValue: 1,
      }),
    );
    expect(data).toEqual({ message: '<p>Thanks</p>', html: '', redirect: '/thanks' });
    const { submissions, count } = await list({ state: 'inbox' });
    expect(count).toBe(1);
    expect(submissions[0]).toMatchObject({
      formName: 'Contact',
      sender: 'ada@b.example',
      consent: { list: 'News', text: 'Send me news' },
      pagePath: '/contact',
      answers: [
        { fieldId: 'name', text: 'Ada Lovelace' },
        { fieldId: 'email', text: 'ada@b.example' },
        { fieldId: 'message', text: 'Hello' },
        { fieldId: 'pass', text: '__MASKED_FIELD__' },
      ],
    });
    const [row, ...others] = await database.select().from(formSubmissions);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ pageId: 'a-page', pageTitle: 'Contact us', pagePath: '/contact' });
    const stored = JSON.stringify(row);
    expect(stored).not.toContain('hunter2');
    const mails = await database.select().from(mailOutbox).orderBy(asc(mailOutbox.id));
    expect(JSON.stringify(mails)).not.toContain('hunter2');
    expect(mails.map(({ toAddress, replyTo, subject }) => [toAddress, replyTo, subject])).toEqual([
      ['owner@example.com', 'ada@b.example', 'Form submission: Contact'],
      ['ada@b.example', null, 'We got it Bcc: evil@example.com'],
    ]);
    expect(mails[1]?.html).toMatch(/<html[^>]* lang="en-US"/);
    expect(mails[0]?.text).toContain(`${owner.origin}/config/forms/submissions?open=${submissions[0]?.id}`);
    const [consent] = await database.select().from(formConsents);
    expect(consent).toMatchObject({
      email: 'ada@b.example',
      formId,
      formRevision: 1,
      givenAt: app.clock.now,
    });
  });

  it('sent again under its key is stored once; another content under that key is refused', async () => {
    const browser = await visitor();
    const { data } = accept(await browser.client.send(formCalls.createKey, { query: { formId } }));
    const send = async (message: string, optIn = false) => {
      const challenge = accept(await browser.client.send(formCalls.createChallenge, { params: { formId } }));
      const body = {
        formId,
        key: data.key,
        form: JSON.stringify({ ...answers, message }),
        optIn,
        consentText: 'Send me news',
        proof: solve(challenge),
      };
      return browser.client.send(formCalls.saveSubmission, { body });
    };
    accept(await send('Twice'));
    accept(await send('Twice'));
    expect((await list({ search: 'TWICE' })).count).toBe(1);
    for (const other of [send('Something else'), send('Twice', true)])
      expect(await other).toMatchObject({
        refusal: { message: 'Error processing form submission. Please reload and try again.' },
      });
  });

  it('[FORM-12 (rule)] stores no hash by which a password can be guessed', async () => {
    const id = await publishForm(owner, {
      name: 'Password',
      fields: [field({ id: 'pass', type: 'password', title: 'Password' })],
    });
    accept(await sendForm(await visitor(), id, { form: { pass: 'hunter2' } }));
    const rows = await database.select().from(formSubmissions).where(eq(formSubmissions.formId, id));
    const guesses = [
      [id, { pass: 'hunter2' }],
      ['form-content', id, { pass: 'hunter2' }, false],
    ].map((guess) => createHash('sha256').update(canonicalJson(guess)).digest('base64url'));
    expect(guesses).not.toContain(rows[0]?.contentHash);
  });

  it('with a character that cannot be stored is refused, but not with its name', async () => {
    const send = async (message: string) =>
      sendForm(await visitor(), formId, { form: JSON.stringify({ ...answers, message }) });
    expect(await refusalOf(send('a\u0000b'))).toMatchObject({
      status: 400,
      message: 'Could not parse the form fields, please check your entries.',
    });
    expect(await refusalOf(send('a\ud83d'))).toMatchObject({ status: 400 });
    accept(await send(String.raw`a\u0000b \ud83d`));
    accept(await send('a\u{1f600}'));
    const pageTitle = `x${'\u{1f600}'.repeat(300)}`;
    accept(await sendForm(await visitor(), formId, { form: answers, pageTitle }));
    expect((await list()).submissions[0]?.pageTitle).toBe(`x${'\u{1f600}'.repeat(249)}`);
  });

  it('with a forged, foreign or old key is refused', async () => {
    const message = 'Error processing form submission. Please reload and try again.';
    const other = await publishForm(owner, { name: 'Third', fields: [field({})] });
    const browser = await visitor();
    const { data } = accept(await browser.client.send(formCalls.createKey, { query: { formId: other } }));
    const own = accept(await browser.client.send(formCalls.createKey, { query: { formId } })).data.key;
    for (const key of ['', 'a.b.c', data.key, `${own}.1`])
      expect(await refusalOf(sendForm(browser, formId, { form: answers, key }))).toMatchObject({ message });
    const late = accept(await browser.client.send(formCalls.createKey, { query: {} })).data.key;
    app.clock.now = new Date(app.clock.now.getTime() + 3_601_000);
    expect(await refusalOf(sendForm(browser, formId, { form: answers, key: late }))).toMatchObject({
      message,
    });
  });

  it('[FORM-16 (rule)] needs a proof of work, which stores one submission', async () => {
    const browser = await visitor();
    expect(await refusalOf(sendForm(browser, formId, { form: answers, hasProof: false }))).toMatchObject({
      message: 'Complete CAPTCHA before submitting.',
    });
    const proof = solve(accept(await browser.client.send(formCalls.createChallenge, { params: { formId } })));
    const before = (await list()).count;
    accept(await sendForm(browser, formId, { form: answers, proof }));
    expect(await refusalOf(sendForm(browser, formId, { form: answers, proof }))).toMatchObject({
      message: 'reCAPTCHA failed. Refresh this page and try again.',
    });
    expect((await list()).count).toBe(before + 1);
  });

  it('[FORM-16 (rule)] with an answer to the trap is spam', async () => {
    const before = (await list({ state: 'inbox' })).count;
    accept(await sendForm(await visitor(), formId, { form: answers, contactMe: 'cheap pills' }));
    expect((await list({ state: 'inbox' })).count).toBe(before);
    const { submissions } = await list({ state: 'spam' });
    expect(submissions[0]).toMatchObject({ spamReason: 'honeypot' });
  });

  it('is validated against the form as it is published now', async () => {
    const changing = await publishForm(owner, { name: 'Changing', fields: [field({ id: 'a' })] });
    const browser = await visitor();
    await changeForm(owner, changing, { name: 'Changing', fields: [field({ id: 'b', required: true })] });
    const refusal = await refusalOf(sendForm(browser, changing, { form: { a: 'x' } }));
    expect(refusal).toMatchObject({ status: 400, data: { errors: { b: 'Required' } } });
    accept(await sendForm(browser, changing, { form: { b: 'x' } }));
    const [row] = (await list({ formId: changing })).submissions;
    expect(row?.answers[0]).toMatchObject({ fieldId: 'b', text: 'x' });
  });

  it('[FORM-15] is limited in number for each address', async () => {
    const browser = await visitor();
    const send = () => sendForm(browser, formId, { form: {}, hasProof: false });
    for (let count = 0; count < 20; count += 1) await refusalOf(send());
    expect(await refusalOf(send())).toMatchObject({
      status: 429,
      message: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
    });
  });

  it('from a locked page is refused to who has not unlocked it', async () => {
    const pageId = await publishPage(owner, {
      title: 'Locked',
      urlId: 'locked',
      permission: pagePermissions.password,
    });
    accept(
      await owner.client.send(pageCalls.setPassword, { params: { id: pageId }, body: { password: 'open' } }),
    );
    const refusal = await refusalOf(sendForm(await visitor(), formId, { form: answers, pageId }));
    expect(refusal).toMatchObject({
      status: 401,
      message: 'Unable to submit form. Please try again later.',
    });
  });
});

describe('owners', () => {
  it('[F32 (rule)] filter, note, move, export and delete submissions', async () => {
    const id = await publishForm(owner, {
      name: 'Export me',
      fields: [field({ id: 'a', title: '=1+1' }), field({ id: 'b', type: 'textarea', title: 'Text, long' })],
    });
    for (const a of ['=cmd()', '+1', '-2', '@x', '<img src=x onerror=alert(1)>'])
      accept(await sendForm(await visitor(), id, { form: { a, b: 'line\nline "q"' } }));
    const { submissions } = await list({ formId: id, state: 'inbox' });
    expect(submissions.map(({ answers: given }) => given[0]?.text)).toEqual([
      '<img src=x onerror=alert(1)>',
      '@x',
      '-2',
      '+1',
      '=cmd()',
    ]);
    const [first, second] = submissions.map((each) => each.id);
    if (!first || !second) throw new Error('Nothing was stored.');
    accept(
      await owner.client.send(formCalls.noteSubmission, {
        params: { id: first },
        body: { note: 'Call back <b>soon</b>' },
      }),
    );
    expect((await list({ formId: id, search: 'call back' })).count).toBe(1);
    expect((await list({ formId: id, search: '100%' })).count).toBe(0);
    accept(
      await owner.client.send(formCalls.setSubmissionState, { body: { ids: [second], state: 'trash' } }),
    );
    expect((await list({ formId: id, state: 'trash' })).count).toBe(1);
    const today = app.clock.now.toISOString().slice(0, 10);
    expect((await list({ formId: id, from: '2001-01-01', to: '2001-01-02' })).count).toBe(0);
    expect((await list({ formId: id, from: '2001-01-01', to: '2999-01-01' })).count).toBe(5);
    const { text } = await owner.open(`/api/forms/${id}/submissions.csv?state=inbox`);
    const [head = '', ...lines] = text.split('\r\n');
    expect(head).toBe('\uFEFFSubmitted on,Folder,\'=1+1,"Text, long",Mailing list,Page,Note');
    expect(lines[1]).toContain(`,inbox,'-2,"line\nline ""q"""`);
    expect(text).toContain("'=cmd()");
    expect(text).toContain(today.slice(0, 4));
    const remove = async () =>
      accept(await owner.client.send(formCalls.deleteSubmissions, { body: { ids: [first, second] } })).count;
    // Only what is in the trash.
    expect(await remove()).toBe(1);
    accept(await owner.client.send(formCalls.setSubmissionState, { body: { ids: [first], state: 'trash' } }));
    expect(await remove()).toBe(1);
    expect((await list({ formId: id })).count).toBe(3);
  });

  it('[FORM-14 (rule)] are exported for all forms together, one column for each title', async () => {
    const place = await app.addSite('forms-export');
    const manager = await app.signIn(place);
    const visiting = app.visit(place);
    await visiting.open('/');
    const make = (name: string, titles: readonly string[]) =>
      publishForm(manager, { name, fields: titles.map((title, at) => field({ id: `f${at}`, title })) });
    const first = await make('One', ['Name', '=1+1', 'Name']);
    const second = await make('Two, other', ['Wish', 'Name']);
    accept(await sendForm(visiting, first, { form: { f0: 'Ada', f1: '@sum', f2: 'Lovelace' } }));
    accept(await sendForm(visiting, second, { form: { f0: 'A "print"', f1: 'Bo' } }));
    const { text } = await manager.open('/api/forms/submissions.csv?state=inbox');
    const [head, ...lines] = text.split('\r\n');
    expect(head).toBe("\uFEFFSubmitted on,Folder,Form,Name,'=1+1,Name,Wish,Mailing list,Page,Note");
    expect(lines.map((line) => line.slice(line.indexOf('inbox')))).toEqual([
      'inbox,"Two, other",Bo,,,"A ""print""",,,',
      "inbox,One,Ada,'@sum,Lovelace,,,,",
      '',
    ]);
    const searched = await manager.open('/api/forms/submissions.csv?search=print');
    expect(searched.text.trimEnd().split('\r\n')).toHaveLength(2);
    const refused = await manager.client.send(formCalls.exportAll, { query: { from: '2026-02-31' } });
    expect(refused).toMatchObject({ ok: false, refusal: { status: 400 } });
  });

  it('read nothing of another site', async () => {
    const other = await app.addSite('forms-other');
    const stranger = await app.signIn(other);
    const [mine] = (await list()).submissions;
    const theirs = accept(await stranger.client.send(formCalls.listSubmissions, { query: {} }));
    expect(theirs.count).toBe(0);
    const read = await stranger.client.send(formCalls.readSubmission, { params: { id: mine?.id ?? '' } });
    expect(read).toMatchObject({ ok: false, refusal: { status: 404 } });
    const moved = accept(
      await stranger.client.send(formCalls.deleteSubmissions, { body: { ids: [mine?.id ?? ''] } }),
    );
    expect(moved.count).toBe(0);
  });
});
