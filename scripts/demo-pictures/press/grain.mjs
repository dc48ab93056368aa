import sharp from 'sharp';
import { makeRandom } from '../drawing/random.mjs';

/** Noise in -1..1 (about one standard deviation = 0.4) whose specks are `size` pixels wide. */
export async function makeGrain({ width, height, seed, size }) {
  const random = makeRandom(seed);
  const scale = Math.max(1, size / 2);
  const [small, low] = [Math.ceil(width / scale), Math.ceil(height / scale)];
  const bytes = Uint8Array.from({ length: small * low }, () => random.next() * 256);
  const smooth = await sharp(bytes, { raw: { width: small, height: low, channels: 1 } })
    .blur(0.9)
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  return spread(smooth);
}

function spread(bytes) {
  let sum = 0;
  let squares = 0;
  for (const byte of bytes) {
    sum += byte;
    squares += byte * byte;
  }
  const mean = sum / bytes.length;
  const deviation = Math.sqrt(squares / bytes.length - mean * mean) || 1;
  return Float32Array.from(bytes, (byte) => Math.max(-1, Math.min(1, ((byte - mean) / deviation) * 0.4)));
}
