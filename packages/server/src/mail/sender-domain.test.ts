import { mailCalls } from '@sitewright/api/mail';
import { defaultMailSettings } from '@sitewright/domain/mail';
import { roles } from '@sitewright/domain/contributors';
import { expect, it } from 'vitest';
import {
  accept,
  createTestDatabase,
  openDraftSite,
  startTestApp,
  type TestBrowser,
} from '../testing/index.ts';

const { app, owner, signInAs } = await openDraftSite('sender-domain');
const neighbour = await app.addSite('neighbour');
const inBoth = await app.signIn(neighbour);
const inOne = await signInAs(roles.admin.code);

const setAddress = async (by: TestBrowser, fromAddress: string) =>
  by.client.send(mailCalls.saveSettings, {
    body: {
      ...defaultMailSettings,
      fromAddress,
      revision: accept(await by.client.send(mailCalls.readSettings, {})).revision,
    },
  });

it('a site does not send as a site whose administrator did not set it', async () => {
  accept(await setAddress(inBoth, 'hello@neighbour.example'));
  const message = expect.stringContaining('Another site of this installation uses this domain.') as string;
  for (const address of ['billing@neighbour.example', 'billing@NEIGHBOUR.localhost'])
    expect(await setAddress(inOne, address), address).toMatchObject({
      ok: false,
      refusal: { code: 'mail-sender-foreign', errors: { fromAddress: message } },
    });
  accept(await setAddress(inOne, 'hello@own.example'));
  accept(await setAddress(owner, 'hello@neighbour.example'));
});

it('a site does not send as whoever runs the mail server, but from the very address of the server', async () => {
  const { database } = await createTestDatabase();
  const hosted = await startTestApp(database, {
    SITEWRIGHT_OWNER_HOST: 'office.localhost',
    SMTP_URL: 'smtp://127.0.0.1:9?from=mail@provider.example',
  });
  const tenant = await hosted.signIn(await hosted.addSite('tenant'));
  expect(await setAddress(tenant, 'security@Provider.example')).toMatchObject({
    refusal: { code: 'mail-sender-foreign' },
  });
  accept(await setAddress(tenant, 'mail@provider.example'));
  accept(await setAddress(tenant, 'hello@tenant.example'));
});
