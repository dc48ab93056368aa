import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { countUnfinished, findBrokenInvariants, findLostCharges } from './paying/find-broken-invariants.ts';
import { startKilledProgram, victims } from './paying/killed-program.ts';
import { prepareShop } from './paying/prepare-shop.ts';
import { startShopping } from './paying/shoppers.ts';

const KILLS = Number(process.env['SITEWRIGHT_SOAK_KILLS'] ?? 200);
const RECONCILED_WITHIN_MS = 300_000;

it('[F10] loses and doubles no payment when the program is killed while shoppers pay', async () => {
  const program = await startKilledProgram();
  try {
    const shop = await prepareShop(program);
    const shopping = startShopping(program.origin, shop);
    for (let kill = 0; kill < KILLS; kill += 1) {
      await pause(200 + Math.random() * 1500);
      await program.killAndRestart(victims[kill % 4 === 3 ? 1 : 0]);
      expect(await findBrokenInvariants(program, shop), `after kill ${kill + 1}`).toEqual([]);
    }
    await shopping.stop();
    await expect
      .poll(() => countUnfinished(program, shop), { timeout: RECONCILED_WITHIN_MS, interval: 1000 })
      .toBe(0);
    expect(await findBrokenInvariants(program, shop)).toEqual([]);
    expect(await findLostCharges(program, shop)).toEqual([]);
    const made = await program.query<{ payment_id: string }>(
      'select payment_id from payments where website_id = $1 and order_id is not null',
      [shop.websiteId],
    );
    const stored = new Set(made.map(({ payment_id }) => payment_id));
    expect([...shopping.confirmed].filter((id) => !stored.has(id))).toEqual([]);
    expect(shopping.confirmed.size).toBeGreaterThan(KILLS);
  } finally {
    await program.close();
  }
});
