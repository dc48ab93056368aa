import { campaignsCalls } from '@sitewright/api/campaigns';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { accept, openDraftSite } from '../testing/index.ts';

const CAMPAIGNS_EDITOR = 11;
const { signInAs } = await openDraftSite('pictures');

it('who writes campaigns uploads pictures that mail programs show, and no others', async () => {
  const { client } = await signInAs(CAMPAIGNS_EDITOR);
  const upload = (filename: string, bytes: Buffer | string) =>
    client.send(campaignsCalls.uploadImage, {
      query: { filename },
      file: new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]),
    });
  const plain = sharp({ create: { width: 40, height: 20, channels: 3, background: '#aa3311' } });
  const added = accept(await upload('print.png', await plain.clone().png().toBuffer()));
  expect(added.title).toBe('print.png');
  const { images } = accept(await client.send(campaignsCalls.findImages, { query: {} }));
  expect(images).toEqual([added]);
  for (const [name, bytes] of [
    ['print.webp', await plain.clone().webp().toBuffer()],
    ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['list.pdf', '%PDF-1.7'],
  ] as const)
    expect(await upload(name, bytes)).toMatchObject({ refusal: { code: 'campaign-image-type' } });
  expect(accept(await client.send(campaignsCalls.findImages, { query: {} })).images).toHaveLength(1);
});
