import { Readable } from 'node:stream';
import { FileAnswer } from '../http/index.ts';

/** A name as part of a file name. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60);

/** A CSV file that is sent while it is written. */
export const csvFile = (name: string, text: AsyncIterable<string>, now: Date): FileAnswer =>
  new FileAnswer(Readable.from(text, { objectMode: false }), {
    filename: `${name}-${now.toISOString().slice(0, 10)}.csv`,
    contentType: 'text/csv; charset=utf-8',
  });
