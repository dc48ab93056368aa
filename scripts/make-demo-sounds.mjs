/** Makes the recordings of the demo site by calculation. Needs ffmpeg: `node scripts/make-demo-sounds.mjs` */
import { spawn } from 'node:child_process';
import { writeMedia } from './demo-pictures/media-folder.mjs';
import { SOUNDS } from './demo-sounds/sounds.mjs';
import { toWav } from './demo-sounds/synthesis.mjs';

const LIMITED = ['-c:a', 'libmp3lame', '-b:a', '40k', '-bitexact', '-f', 'mp3', '-'];

function toMp3(wav) {
  const ffmpeg = spawn('ffmpeg', ['-v', 'error', '-f', 'wav', '-i', '-', ...LIMITED], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const parts = [];
  ffmpeg.stdout.on('data', (part) => parts.push(part));
  ffmpeg.stdin.end(wav);
  return new Promise((resolve, reject) => {
    ffmpeg.once('error', reject);
    ffmpeg.once('close', (code) =>
      code === 0 ? resolve(Buffer.concat(parts)) : reject(new Error('ffmpeg could not write the sound.')),
    );
  });
}

for (const { name, record } of SOUNDS)
  console.log(`${name}: ${await writeMedia(name, 'mp3', await toMp3(toWav(record())))} kB`);
