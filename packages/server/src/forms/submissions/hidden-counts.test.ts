import { formCalls } from '@sitewright/api/forms';
import { roles } from '@sitewright/domain/contributors';
import { expect, it } from 'vitest';
import { accept, openDraftSite } from '../../testing/index.ts';
import { field, publishForm, sendForm } from '../testing/form-visitor.ts';

const { app, site, owner, signInAs } = await openDraftSite('hidden-counts');

it('contributors who cannot read submissions do not learn how many a form has', async () => {
  const id = await publishForm(owner, { name: 'Contact', fields: [field({})] });
  const visitor = app.visit(site);
  await visitor.open('/');
  accept(await sendForm(visitor, id, { form: { message: 'Hello' } }));
  const seller = await signInAs(roles.storeManager.code);
  expect(accept(await owner.client.send(formCalls.list, {})).forms).toMatchObject([
    { inboxCount: 1, unreadCount: 1, lastSubmittedOn: expect.any(String) },
  ]);
  expect(accept(await seller.client.send(formCalls.list, {})).forms).toMatchObject([
    { inboxCount: 0, unreadCount: 0, lastSubmittedOn: null },
  ]);
});
