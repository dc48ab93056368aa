import { formVisitorCalls } from '@sitewright/api/forms';
import { pageCalls } from '@sitewright/api/pages';
import { pagePermissions } from '@sitewright/domain/pages';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accept, openDraftSite, placedBlock, publishPage, sectionOf } from '../testing/index.ts';
import { field, publishForm, sendForm } from './testing/form-visitor.ts';

const { app, database, site, owner } = await openDraftSite('locked-forms');
const visitor = async () => {
  const browser = app.visit(site);
  await browser.open('/');
  return browser;
};

describe('a form that is shown on locked pages alone', () => {
  const sectionsOf = (id: string) => [sectionOf('a1', placedBlock('b1', { type: 9, value: { formId: id } }))];
  const lockPage = async (urlId: string, id: string) => {
    const page = { title: urlId, urlId, permission: pagePermissions.password, sections: sectionsOf(id) };
    const pageId = await publishPage(owner, page);
    const password = { params: { id: pageId }, body: { password: 'open' } };
    accept(await owner.client.send(pageCalls.setPassword, password));
  };

  it('is refused whatever page its sender names, until another page shows it', async () => {
    const id = await publishForm(owner, { name: 'Members', fields: [field({ id: 'a', title: 'A' })] });
    const send = async (pageId?: string) =>
      sendForm(await visitor(), id, { form: { a: 'x' }, ...(pageId === undefined ? {} : { pageId }) });
    accept(await send());
    await lockPage('members', id);
    const open = await publishPage(owner, { title: 'Open', urlId: 'open-page' });
    for (const pageId of [undefined, '', open, 'x'])
      expect(await send(pageId)).toMatchObject({ refusal: { status: 401 } });
    await publishPage(owner, { title: 'Hidden', urlId: 'hidden', status: 'draft', sections: sectionsOf(id) });
    expect(await send()).toMatchObject({ refusal: { status: 401 } });
    await publishPage(owner, { title: 'Also', urlId: 'also', sections: sectionsOf(id) });
    accept(await send());
  });

  it('tells nothing of its fields and takes no files', async () => {
    const fields = [field({ id: 'a', title: 'A', type: 'file' })];
    const formId = await publishForm(owner, { name: 'Closed', fields });
    await lockPage('closed', formId);
    const { client } = await visitor();
    const params = { formId };
    expect(await client.send(formVisitorCalls.validate, { params, body: {} })).toMatchObject({
      refusal: { status: 401 },
    });
    const upload = { params: { formId, fieldId: 'a' }, query: { filename: 'a.png' }, file: new Blob(['x']) };
    expect(await client.send(formVisitorCalls.uploadFile, upload)).toMatchObject({
      refusal: { status: 401 },
    });
    const browser = await visitor();
    const plain = await browser.open(`/-/forms/${formId}?to=/closed`, {
      method: 'POST',
      headers: { origin: browser.origin, 'content-type': 'multipart/form-data; boundary=b' },
      body: '--b\r\nContent-Disposition: form-data; name="a"; filename="a.png"\r\n\r\nx\r\n--b--\r\n',
    });
    expect(plain.status).toBe(401);
    const { rows } = await database.execute(sql`select 1 from form_uploads where form_id = ${formId}`);
    expect(rows).toEqual([]);
  });

  it('is taken from who unlocked one of them', async () => {
    const id = await publishForm(owner, { name: 'Unlocked', fields: [field({ id: 'a', title: 'A' })] });
    await lockPage('unlocked', id);
    const member = await visitor();
    await member.open('/-/unlock?to=%2Funlocked', {
      method: 'POST',
      headers: { origin: member.origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'password=open',
    });
    expect(await sendForm(member, id, { form: { a: 'x' } })).toMatchObject({ ok: true });
  });
});
