/** Draws the demo site's film, two plates of Late Sun coming down. Needs ffmpeg: `node scripts/make-demo-film.mjs` */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { FILM, frameAt } from './demo-pictures/film/late-sun-film.mjs';
import { writeMedia } from './demo-pictures/media-folder.mjs';

const { width, height, rate, seconds } = FILM;
const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', `${rate}`, '-i', '-'];
const small = [
  '-c:v',
  'libx264',
  '-preset',
  'veryslow',
  '-crf',
  '30',
  '-pix_fmt',
  'yuv420p',
  '-movflags',
  '+faststart',
];

const folder = await mkdtemp(join(tmpdir(), 'demo-film-'));
const file = join(folder, 'film.mp4');
const ffmpeg = spawn('ffmpeg', ['-v', 'error', ...raw, ...small, '-threads', '1', '-bitexact', file], {
  stdio: ['pipe', 'inherit', 'inherit'],
});
const ended = new Promise((resolve, reject) => ffmpeg.once('error', reject).once('close', resolve));
for (let frame = 0; frame < rate * seconds; frame += 1) {
  const picture = sharp(Buffer.from(frameAt(frame / rate)), { unlimited: true }).removeAlpha();
  if (!ffmpeg.stdin.write(await picture.raw().toBuffer()))
    await new Promise((resolve) => ffmpeg.stdin.once('drain', resolve));
}
ffmpeg.stdin.end();
if ((await ended) !== 0) throw new Error('ffmpeg could not write the film.');
console.log(`late-sun-film: ${await writeMedia('late-sun-film', 'mp4', await readFile(file))} kB`);
await rm(folder, { recursive: true });
