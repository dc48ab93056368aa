import { CsvParser } from '@sitewright/domain/csv';
import { sampleAddress, sampleOrderLine } from '@sitewright/domain/orders/testing';
import { expect, it } from 'vitest';
import { field, publishForm, sendForm } from './testing/form-visitor.ts';
import { accept, openDraftSite, placeOrder } from '../testing/index.ts';

const { app, database, site, owner } = await openDraftSite('exported-formulas');
const texts = ['=1+1', '+1', '-1', '@sum', '\t=1', '\r=1'];

const cellsOf = async (path: string): Promise<string[]> => {
  const { text, status } = await owner.open(path);
  expect(status).toBe(200);
  const parser = new CsvParser(',');
  return [...parser.push(text.replace('\uFEFF', '')), ...parser.end()].flatMap(({ cells }) => cells);
};

const placeWith = (text: string, index: number) =>
  placeOrder(database, site.id, {
    now: app.clock.now,
    content: {
      email: `buyer-${index}@example.com`,
      note: text,
      lines: [sampleOrderLine({ title: text, sku: text })],
      shippingAddress: sampleAddress({ firstName: text, city: text, phone: text }),
    },
  });

it('[F32] no cell of the exported orders, customers and submissions begins like a formula', async () => {
  const formId = await publishForm(owner, { name: 'Ask', fields: [field({ id: 'a', title: '=1+1' })] });
  for (const [index, text] of texts.entries()) {
    await placeWith(text, index);
    const visitor = app.visit(site);
    await visitor.open('/');
    accept(await sendForm(visitor, formId, { form: { a: text } }));
  }
  const files = ['/api/orders.csv', '/api/customers.csv', `/api/forms/${formId}/submissions.csv?state=inbox`];
  for (const path of files) {
    const cells = await cellsOf(path);
    for (const text of ["'=1+1", "'+1", "'-1", "'@sum"])
      expect(
        cells.some((cell) => cell.startsWith(text)),
        `${path}: ${text}`,
      ).toBe(true);
    expect(
      cells.filter((cell) => /^[=+\-@\t\r]/.test(cell)),
      path,
    ).toEqual([]);
  }
});
