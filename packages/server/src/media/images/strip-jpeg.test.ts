import fc from 'fast-check';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { quarters, photoWithMetadata } from '../testing/images.ts';
import { stripJpeg } from './strip-jpeg.ts';

const pixelsOf = (content: Buffer): Promise<Buffer> => sharp(content).raw().toBuffer();

it('[IMG-06] copies the picture as it is, also a progressive one', async () => {
  const picture = await quarters(301, 203);
  for (const progressive of [false, true]) {
    const sent = await picture
      .clone()
      .withExif({ IFD0: { Make: 'Camera' } })
      .jpeg({ progressive })
      .toBuffer();
    const stripped = stripJpeg(sent);
    expect(stripped.length).toBeLessThan(sent.length);
    expect((await pixelsOf(stripped)).equals(await pixelsOf(sent))).toBe(true);
    expect(stripJpeg(stripped).equals(stripped)).toBe(true);
  }
});

it('[IMG-06] keeps the colour profile', async () => {
  const sent = await (
    await quarters(40, 40)
  )
    .withIccProfile('p3')
    .withExif({ IFD0: { Make: 'C' } })
    .jpeg()
    .toBuffer();
  const { icc, exif } = await sharp(stripJpeg(sent)).metadata();
  expect([icc !== undefined, exif]).toEqual([true, undefined]);
});

it('[IMG-06] leaves out what stands behind the picture', async () => {
  const picture = await (await quarters(40, 40)).jpeg().toBuffer();
  const stripped = stripJpeg(Buffer.concat([picture, await photoWithMetadata(20, 20)]));
  expect(stripped.equals(stripJpeg(picture))).toBe(true);
});

it('does not make half a picture whole', async () => {
  const half = (await (await quarters(400, 400)).jpeg().toBuffer()).subarray(0, -20);
  expect(stripJpeg(half).equals(half)).toBe(true);
});

it('comes to an end with any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const source = Buffer.from([0xff, 0xd8, ...bytes]);
      expect(stripJpeg(source).length).toBeLessThanOrEqual(source.length);
    }),
  );
});
