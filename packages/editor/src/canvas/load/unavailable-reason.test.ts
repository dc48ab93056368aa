import { describe, expect, it } from 'vitest';
import { findReason } from './unavailable-reason.ts';

const networkRefusal = { status: 0, code: 'network', message: 'No answer' };
const refused = { status: 503, code: 'busy', message: 'Busy' };

const reasonFor = (status: number, refusal?: typeof refused) =>
  findReason({ checkSession: async () => refusal, fetchPageStatus: async () => status, networkRefusal });

describe('a page that did not come into the frame', () => {
  it('is not called gone while the server is away', async () => {
    expect(await reasonFor(200, refused)).toEqual({ type: 'failed', refusal: refused });
    expect(await reasonFor(0)).toEqual({ type: 'failed', refusal: networkRefusal });
    expect(await reasonFor(503)).toEqual({ type: 'failed', refusal: { ...networkRefusal, status: 503 } });
  });

  it('is gone where the server says so, and is there once the person has signed in again', async () => {
    expect(await reasonFor(404)).toEqual({ type: 'gone' });
    expect(await reasonFor(200)).toEqual({ type: 'there' });
  });
});
