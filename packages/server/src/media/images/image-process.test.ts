import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { quarters } from '../testing/images.ts';
import { renderImage, readMetadata } from './image-process.ts';

const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`)
    .flatMap((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' '))
    .filter((child) => child !== '')
    .map(Number);

const drawing = (): number[] =>
  childrenOf(process.pid).filter((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('image-process.mjs'),
  );

const source = await (await quarters(400, 300)).png().toBuffer();
const shrink = () => renderImage({ source, read: {}, steps: [['resize', { width: 20 }], ['png']] });

describe.runIf(process.platform === 'linux')('pictures are drawn by a process of their own', () => {
  it('that ends when nobody asks for a while, and comes back', async () => {
    await shrink();
    expect(drawing()).toHaveLength(1);
    await expect.poll(drawing, { timeout: 60_000 }).toEqual([]);
    expect(await readMetadata({ source: await shrink(), read: {} })).toMatchObject({ width: 20, height: 15 });
  });

  it('whose end fails what it was drawing, and nothing after that', async () => {
    await shrink();
    const [pid = 0] = drawing();
    const interrupted = renderImage({ source, read: {}, steps: [['resize', { width: 4000 }], ['avif']] });
    process.kill(pid, 'SIGKILL');
    await expect(interrupted).rejects.toThrow('ended');
    expect((await shrink()).length).toBeGreaterThan(0);
  });
});

it('says why a file is no picture', async () => {
  await expect(readMetadata({ source: Buffer.from('words'), read: {} })).rejects.toThrow(/unsupported/);
});
