import { describe, expect, it } from 'vitest';
import { findReason } from './not-open-reason.ts';

const noLine = { status: 0, code: 'network', message: 'No answer' };
const refused = { status: 503, code: 'busy', message: 'Busy' };

const reasonFor = (status: number, refusal?: typeof refused) =>
  findReason({ askSession: async () => refusal, askPage: async () => status, noLine });

describe('a page that did not come into the frame', () => {
  it('is not called gone while the server is away', async () => {
    expect(await reasonFor(200, refused)).toEqual({ type: 'failed', refusal: refused });
    expect(await reasonFor(0)).toEqual({ type: 'failed', refusal: noLine });
    expect(await reasonFor(503)).toEqual({ type: 'failed', refusal: { ...noLine, status: 503 } });
  });

  it('is gone where the server says so, and is there once the person has signed in again', async () => {
    expect(await reasonFor(404)).toEqual({ type: 'gone' });
    expect(await reasonFor(200)).toEqual({ type: 'there' });
  });
});
