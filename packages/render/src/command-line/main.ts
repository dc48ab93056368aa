import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { createRenderEngine } from '../formatters/index.ts';
import { readRequest } from './read-request.ts';

const engine = createRenderEngine();

const answer = (line: string): unknown => {
  try {
    return engine.render(readRequest(line));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { output: '', errors: [{ code: 'request-refused', message, line: 0, column: 0, offset: 0 }] };
  }
};

// The reader may close the pipe early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

/** One JSON result per JSON line, in order; blank lines are skipped. */
for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue;
  const hasRoom = process.stdout.write(`${JSON.stringify(answer(line))}\n`);
  if (!hasRoom) await once(process.stdout, 'drain');
}
