import { mailCalls } from '@sitewright/api/mail';
import { mediaCalls } from '@sitewright/api/media';
import { defaultMailSettings, type MailSettings } from '@sitewright/domain/mail';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { accept, createTestDatabase, startTestApp, type TestBrowser } from '../testing/index.ts';
import { enqueueMail, mailOutbox } from './index.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('logo');
const owner = await app.signIn(site);

const upload = async (by: TestBrowser, filename: string, content: Uint8Array<ArrayBuffer>) =>
  accept(await by.client.send(mediaCalls.uploadImage, { query: { filename }, file: new Blob([content]) }));

const picture = new Uint8Array(
  await sharp({ create: { width: 40, height: 40, channels: 3, background: '#3366cc' } })
    .jpeg()
    .toBuffer(),
);
const drawing = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"></svg>');

const save = async (settings: Partial<MailSettings>) =>
  owner.client.send(mailCalls.saveSettings, {
    body: {
      ...defaultMailSettings,
      ...settings,
      revision: accept(await owner.client.send(mailCalls.readSettings, {})).revision,
    },
  });

it('a picture of the site is the logo of its emails, whatever address is sent along', async () => {
  const logo = await upload(owner, 'our logo.jpg', picture);
  const saved = accept(await save({ logoId: logo.id, logoUrl: 'https://forged.example/x' }));
  expect(saved.logoUrl).toBe(`${owner.origin}${logo.assetUrl}?format=500w`);
  const id = await enqueueMail(database, { websiteId: site.id, to: 'a@b.test', subject: 'Hi', text: 'Hi' });
  const [row] = await database.select().from(mailOutbox).where(eq(mailOutbox.id, id));
  expect(row?.html).toContain(`<img src="${saved.logoUrl}"`);
});

it('a drawing and a picture of another site are refused at the field', async () => {
  const elsewhere = await app.signIn(await app.addSite('logo-elsewhere'));
  const foreign = await upload(elsewhere, 'picture.jpg', picture);
  const vector = await upload(owner, 'logo.svg', drawing);
  for (const logoId of [foreign.id, vector.id, '0'.repeat(24)])
    expect(await save({ logoId })).toMatchObject({
      refusal: { code: 'mail-logo-unfit', errors: { logoId: expect.any(String) as string } },
    });
});
