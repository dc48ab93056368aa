import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../sites/demo/media/', import.meta.url));
/** Ids begin with the time; all of the demo's begin with the same. */
const BEGINNING = '69158a00';

/** A file keeps its id when it is made again: the pages name it by that. */
export const mediaIdOf = (name) =>
  BEGINNING + createHash('sha256').update(`media:${name}`).digest('hex').slice(0, 16);

/** Writes `media/<id>/<name>.<ending>` and answers its size in kB. */
export async function writeMedia(name, ending, bytes) {
  const folder = `${FOLDER}${mediaIdOf(name)}`;
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/${name}.${ending}`, bytes);
  return Math.round(bytes.length / 1024);
}
