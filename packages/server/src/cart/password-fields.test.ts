import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cartCalls } from '@sitewright/api/cart';
import { beforeEach, describe, expect, it } from 'vitest';
import { accept, openShop, publishProduct, variant } from '../testing/index.ts';

const { owner, shop, pool, visitor, add, read, cartRows, passMinute } = await openShop();

beforeEach(passMinute);

const MASK = '__MASKED_FIELD__';
const PASSWORD = 'hunter2-correct';
const fields = [
  { id: 'secret', type: 'password' as const, title: 'Password of the file', required: true, maxLength: 15 },
  { id: 'note', type: 'text' as const, title: 'Note' },
];
const form = { id: 'e'.repeat(24), name: 'Protection', fields };
const locked = await publishProduct(owner, shop, {
  title: 'Locked file',
  product: { variants: [variant({ sku: 'LOCK' })], additionalFieldsForm: form },
  stock: [null],
});
const fill = (answers: object) => ({ itemId: locked.id, additionalFields: JSON.stringify(answers) });

describe('a password typed into a product’s form', () => {
  it('[FORM-12] is masked in every answer, on the cart page and in the database', async () => {
    const browser = await visitor();
    const added = accept(await add(browser, fill({ secret: PASSWORD, note: 'Thanks' })));
    expect(added.newlyAdded).toMatchObject({
      additionalFields: `{"note":"Thanks","secret":"${MASK}"}`,
      formFields: [{ value: MASK }, { value: 'Thanks' }],
    });
    const told = [added, await read(browser), (await browser.open('/cart')).text, await cartRows()];
    for (const each of told) expect(JSON.stringify(each)).not.toContain(PASSWORD);
  });

  it('stays given when the mask comes back with other answers, and can be given anew', async () => {
    const browser = await visitor();
    const { newlyAdded } = accept(await add(browser, fill({ secret: PASSWORD })));
    const change = (answers: object) =>
      browser.client.send(cartCalls.changeAdditionalFields, {
        params: { id: newlyAdded.id },
        body: { sku: 'LOCK', ...fill(answers) },
      });
    for (const secret of [MASK, 'another-one'])
      expect(accept(await change({ secret, note: 'Later' })).updatedEntry).toMatchObject({
        additionalFields: `{"note":"Later","secret":"${MASK}"}`,
      });
    expect(await change({ secret: '', note: 'Later' })).toMatchObject({
      refusal: { errors: { secret: 'Required' } },
    });
  });

  it('is not there when only the mask is sent', async () => {
    expect(await add(await visitor(), fill({ secret: MASK }))).toMatchObject({
      refusal: { code: 'additional-fields-invalid', errors: { secret: 'Required' } },
    });
  });
});

const readMigration = (): string => {
  const folder = fileURLToPath(new URL('../../migrations', import.meta.url));
  const file = readdirSync(folder).find((name) => name.endsWith('_mask-stored-passwords.sql')) ?? '';
  return readFileSync(join(folder, file), 'utf8');
};

it('the migration masks passwords in stored carts and leaves other answers as they were', async () => {
  const browser = await visitor();
  accept(await add(browser, fill({ secret: PASSWORD, note: 'Kept' })));
  accept(await add(browser));
  const stored = JSON.stringify({
    gone: PASSWORD,
    note: 'Kept "as is"',
    scale: { Good: 2 },
    secret: PASSWORD,
  });
  await pool.query(
    `update carts set entries = jsonb_set(entries, '{0,additionalFields}', to_jsonb($1::text))
     where entries -> 0 ->> 'itemId' = $2 and jsonb_array_length(entries) = 2`,
    [stored, locked.id],
  );
  const untouched = async () =>
    (await cartRows()).filter(({ entries }) => Array.isArray(entries) && entries.length === 1);
  const before = await untouched();
  await pool.query(readMigration());
  const { entries } = await read(browser);
  expect(entries.map(({ additionalFields }) => additionalFields)).toEqual([
    `{"gone":"${MASK}","note":"Kept \\"as is\\"","scale":{"Good":2},"secret":"${MASK}"}`,
    null,
  ]);
  expect(JSON.stringify(await cartRows())).not.toContain(PASSWORD);
  expect(await untouched()).toEqual(before);
});
