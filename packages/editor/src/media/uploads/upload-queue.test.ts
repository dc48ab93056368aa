import { describe, expect, it, vi } from 'vitest';
import type { FileResponse, FileUpload } from '../../data-fetching/index.ts';
import { createUploadQueue, isInProgress } from './upload-queue.ts';

const pdf = (name: string) => new File(['%PDF-1.7 words'], name);
const asset = (id: string) => ({ id, assetUrl: `/-/media/${id}/1/x.pdf` });

/** Stands in for the way to the server: the test answers when it wants. */
const createWay = () => {
  const sent: { sending: FileUpload; answer: (answer: FileResponse) => void }[] = [];
  const send = (sending: FileUpload): Promise<FileResponse> =>
    new Promise((resolve) => {
      sent.push({ sending, answer: resolve });
      sending.signal.addEventListener('abort', () => resolve({ status: 0, body: undefined }));
    });
  return { sent, send };
};

const open = () => {
  const way = createWay();
  const queue = createUploadQueue(way.send);
  const steps = () => queue.list().map(({ state }) => state.step);
  const sentNames = () => way.sent.map(({ sending }) => sending.query?.['filename']);
  return { ...way, queue, steps, sentNames };
};

describe('[EDT-04] several files at once', () => {
  it('go two at a time, each with its own progress', async () => {
    const { queue, sent, steps, sentNames } = open();
    const complete: unknown[] = [];
    queue.add([pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')], (file) => complete.push(file));
    await vi.waitFor(() => expect(sentNames()).toEqual(['a.pdf', 'b.pdf']), { timeout: 60_000 });
    expect(steps()).toEqual(['sending', 'sending', 'waiting']);
    sent[0]?.sending.onProgress(7, false);
    expect(queue.list()[0]?.state).toEqual({ step: 'sending', sentBytes: 7 });
    sent[0]?.sending.onProgress(14, true);
    expect(steps()[0]).toBe('processing');
    sent[0]?.answer({ status: 200, body: asset('1') });
    await vi.waitFor(() => expect(sentNames()).toEqual(['a.pdf', 'b.pdf', 'c.pdf']), { timeout: 60_000 });
    expect(steps()).toEqual(['complete', 'sending', 'sending']);
    expect(complete).toEqual([asset('1')]);
  });

  it('are told apart when one is refused, and it can be sent again', async () => {
    const { queue, sent, steps } = open();
    queue.add([pdf('a.pdf')]);
    await vi.waitFor(() => expect(sent.length).toBe(1), { timeout: 60_000 });
    sent[0]?.answer({ status: 500, body: {} });
    await vi.waitFor(() => expect(steps()).toEqual(['processing-failed']), { timeout: 60_000 });
    const [upload] = queue.list();
    expect(upload && isInProgress(upload)).toBe(false);
    queue.retry(upload?.id ?? 0);
    await vi.waitFor(() => expect(sent.length).toBe(2), { timeout: 60_000 });
    sent[1]?.answer({ status: 200, body: asset('1') });
    await vi.waitFor(() => expect(steps()).toEqual(['complete']), { timeout: 60_000 });
    queue.dismiss(upload?.id ?? 0);
    expect(queue.list()).toEqual([]);
  });

  it('can be cancelled under way and before, and make room for the next', async () => {
    const { queue, sent, steps, sentNames } = open();
    queue.add([pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf'), pdf('d.pdf')]);
    await vi.waitFor(() => expect(sent.length).toBe(2), { timeout: 60_000 });
    const [first, , third] = queue.list();
    queue.cancel(third?.id ?? 0);
    queue.cancel(first?.id ?? 0);
    await vi.waitFor(() => expect(sentNames()).toEqual(['a.pdf', 'b.pdf', 'd.pdf']), { timeout: 60_000 });
    expect(steps()).toEqual(['cancelled', 'sending', 'cancelled', 'sending']);
    expect(queue.list()[0]?.state).toMatchObject({ step: 'cancelled', text: 'File processing cancelled' });
  });
});

describe('[EDT-04 EDT-20] a file that cannot be taken', () => {
  it('is refused with the reason before a byte is sent', async () => {
    const { queue, sent, steps } = open();
    queue.add([new File(['MZ program'], 'a.exe'), new File([], 'empty.pdf')]);
    await vi.waitFor(() => expect(steps()).toEqual(['failed', 'failed']), { timeout: 60_000 });
    expect(sent).toEqual([]);
    expect(queue.list().map(({ state }) => 'text' in state && state.text)).toEqual([
      expect.stringMatching(/^This type of file is not supported\. Pictures: JPEG/),
      'This file is empty.',
    ]);
  });

  it('is told in the words of the service, or that no data came', async () => {
    const { queue, sent } = open();
    queue.add([pdf('a.pdf'), pdf('b.pdf')]);
    await vi.waitFor(() => expect(sent.length).toBe(2), { timeout: 60_000 });
    sent[0]?.answer({ status: 422, body: { code: 'x', message: 'This picture cannot be read.' } });
    sent[1]?.answer({ status: 200, body: undefined });
    await vi.waitFor(() => expect(queue.list().some(isInProgress)).toBe(false), { timeout: 60_000 });
    expect(queue.list().map(({ state }) => 'text' in state && state.text)).toEqual([
      'This picture cannot be read.',
      'No response data from job request',
    ]);
  });
});
