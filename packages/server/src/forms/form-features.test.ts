import { formCalls } from '@sitewright/api/forms';
import { siteCalls } from '@sitewright/api/sites';
import { allFeaturesOn } from '@sitewright/domain/features';
import { expect, it } from 'vitest';
import {
  accept,
  createTestDatabase,
  placedBlock,
  publishPage,
  sectionOf,
  startTestApp,
} from '../testing/index.ts';
import { field, publishForm } from './testing/form-visitor.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const office = await app.addSite('office');
const site = await app.addSite('form-features');
const owner = await app.signIn(site);
const FORM = 9;

const switchOffLengths = async (): Promise<void> => {
  const administrator = await app.signInToManage(office);
  const params = { id: site.id };
  const { revision } = accept(await administrator.client.send(siteCalls.readFeatures, { params }));
  const body = { ...allFeaturesOn, betaFlagsOff: ['textareaMaxLength' as const], revision };
  accept(await administrator.client.send(siteCalls.saveFeatures, { params, body }));
  // Pages and calls learn of the change within a second.
  app.clock.now = new Date(app.clock.now.getTime() + 1100);
};

it('[FORM-02 (rule)] text areas have a maximum length only where the flag of the site allows it', async () => {
  const fields = [field({ type: 'textarea', maxLength: 3 })];
  const formId = await publishForm(owner, { name: 'Contact', fields });
  const block = placedBlock('b1', { type: FORM, value: { formId } });
  await publishPage(owner, { title: 'Contact', urlId: 'contact', sections: [sectionOf('a1', block)] });
  const counter = /<div class="sw-form-counter[^>]*>([^<]*)/;
  const shown = async () => counter.exec((await app.visit(site).open('/contact')).text)?.[1];
  const visitor = app.visit(site);
  await visitor.open('/');
  const validate = () =>
    visitor.client.send(formCalls.validate, { params: { formId }, body: { message: 'abcd' } });
  expect(await shown()).toBe('0 / 3');
  expect(await validate()).toMatchObject({ refusal: { code: 'form-answers-invalid' } });
  await switchOffLengths();
  expect(await shown()).toBeUndefined();
  expect(await validate()).toMatchObject({ ok: true });
});
