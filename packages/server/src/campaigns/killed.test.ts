import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accept, killAtWrite, stageProgram } from '../testing/index.ts';
import { openCampaignShop } from './testing/open-campaign-shop.ts';

const node = await stageProgram(new URL('testing/run-campaign-job.ts', import.meta.url), {
  postgres: 'linked',
});
afterAll(() => rm(node.folder, { recursive: true }));

let shop: Awaited<ReturnType<typeof openCampaignShop>>;

beforeAll(async () => {
  shop = await openCampaignShop();
});
afterAll(() => shop.server.close());
beforeEach(() => {
  shop.passMinute();
  shop.server.behaviour = 'takes';
  shop.server.emails.length = 0;
});

const PEOPLE = 12;

const beginCampaign = async (name: string): Promise<string> => {
  let listId = '';
  for (let at = 0; at < PEOPLE; at += 1) ({ listId } = await shop.join(name, `${name}${at}@example.com`));
  const { id } = await shop.write({ listId });
  accept(await shop.send(id));
  return id;
};

const startNode = (kind: string, campaignId: string) => {
  const { services, clock } = shop.app;
  const { connectionString } = shop.pool.options;
  const payload = JSON.stringify({ websiteId: shop.site.id, campaignId, worker: 0 });
  return node.start([
    String(connectionString),
    services.secret,
    clock.now.toISOString(),
    `campaigns.${kind}`,
    payload,
  ]);
};

const statesOf = async (id: string): Promise<string[]> => {
  const { rows } = await shop.pool.query<{ state: string }>(
    'select state from campaign_recipients where campaign_id = $1',
    [id],
  );
  return rows.map(({ state }) => state);
};

/** After the time for which the killed node has taken its recipients. */
const goOn = async (): Promise<void> => {
  for (let minute = 0; minute < 6; minute += 1) shop.passMinute();
  await shop.findDue();
  await shop.sendAll();
};

describe('a node that is killed while it sends a campaign', () => {
  it('as it adds the recipients leaves none, and each address has one row afterwards', async () => {
    const id = await beginCampaign('rows');
    await killAtWrite(shop.pool, 'campaign_recipients', () => startNode('collect', id));
    expect(await statesOf(id)).toEqual([]);
    await goOn();
    expect(await statesOf(id)).toEqual(Array.from({ length: PEOPLE }, () => 'sent'));
    expect(new Set(shop.sentTo()).size).toBe(PEOPLE);
    expect(shop.sentTo()).toHaveLength(PEOPLE);
  });

  it('between the row and the email leaves it to another node, which sends each once', async () => {
    const id = await beginCampaign('between');
    await shop.collect();
    shop.server.behaviour = 'is-slow';
    const program = startNode('deliver', id);
    await program.nextMessage();
    await expect.poll(() => statesOf(id)).toContain('sending');
    await expect.poll(() => shop.server.isConnected()).toBe(true);
    program.process.kill('SIGKILL');
    await program.ended;
    shop.server.behaviour = 'takes';
    await goOn();
    expect(shop.sentTo()).toHaveLength(PEOPLE);
    expect(await statesOf(id)).toEqual(Array.from({ length: PEOPLE }, () => 'sent'));
  });

  it('after emails that were not recorded leads to one more of those, under the same Message-ID', async () => {
    const id = await beginCampaign('after');
    await shop.collect();
    const program = startNode('deliver', id);
    await program.nextMessage();
    await expect.poll(() => shop.server.emails.length, { interval: 5 }).toBeGreaterThan(0);
    program.process.kill('SIGKILL');
    await program.ended;
    await expect.poll(() => shop.server.isConnected()).toBe(false);
    const recorded = (await statesOf(id)).filter((state) => state === 'sent').length;
    const unrecorded = shop.server.emails.length - recorded;
    await goOn();
    expect(new Set(shop.sentTo()).size).toBe(PEOPLE);
    expect(shop.sentTo()).toHaveLength(PEOPLE + unrecorded);
    expect(new Set(shop.server.emails.map(({ headers }) => headers['message-id'])).size).toBe(PEOPLE);
    expect(await statesOf(id)).toEqual(Array.from({ length: PEOPLE }, () => 'sent'));
  });
});
