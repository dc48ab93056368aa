import { describe, expect, it } from 'vitest';
import { findUploadFault, mediaMessages, uploadEndOf, type UploadAnswer } from './index.ts';

const answer = (change: Partial<UploadAnswer<string>>): UploadAnswer<string> => ({
  status: 200,
  message: undefined,
  asset: 'file',
  isCancelled: false,
  sentBytes: 100,
  isAllSent: true,
  ...change,
});

describe('[EDT-04] an upload ends', () => {
  it.each([
    ['cancelled', { isCancelled: true, status: 0 }, 'File processing cancelled', true],
    ['failed', { status: 0, sentBytes: 0, isAllSent: false }, 'Network error', true],
    ['failed', { status: 0, isAllSent: false }, 'File upload failed to complete', true],
    ['processing-failed', { status: 0 }, 'File processing failed to complete', true],
    ['processing-failed', { status: 500 }, 'File processing failed', true],
    ['processing-failed', { asset: undefined }, 'No response data from job request', true],
    ['failed', { status: 415, message: 'Not a picture.' }, 'Not a picture.', false],
    ['failed', { status: 422, message: 'Damaged.' }, 'Damaged.', false],
    ['failed', { status: 400 }, 'Error uploading', true],
  ] as const)('%s %j', (step, change, text, canRetry) => {
    expect(uploadEndOf(answer(change))).toEqual({ step, text, canRetry });
  });

  it('complete, with the file', () => {
    expect(uploadEndOf(answer({}))).toEqual({ step: 'complete', asset: 'file' });
  });
});

describe('[EDT-04 EDT-20] a file is refused before it is sent', () => {
  const head = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  const jpeg = head('\xFF\xD8\xFF\xE0 rest');

  it.each([
    [jpeg, 50_000_000, undefined],
    [jpeg, 50_000_001, 'This picture is too large. The maximum is 50 MB.'],
    [head('<svg xmlns="x">'), 2_000_001, 'This drawing is too large. The maximum is 2 MB.'],
    [head('%PDF-1.7'), 200_000_001, 'This file is too large. The maximum is 200 MB.'],
    [head('\0\0\0\x20ftypisom'), 500_000_001, 'This video is too large. The maximum is 500 MB.'],
    [head('ID3'), 200_000_001, 'This audio file is too large. The maximum is 200 MB.'],
    [head('MZ program'), 10, mediaMessages['file-type-unsupported']],
    [head(''), 0, 'This file is empty.'],
  ])('%#', (bytes, size, text) => {
    const fault = findUploadFault({ name: 'upload', head: bytes, bytes: size });
    expect(fault && mediaMessages[fault]).toBe(text);
  });

  it('with words of its own where it is called a picture and is none', () => {
    const fault = findUploadFault({ name: 'Holiday.JPG', head: head('broken'), bytes: 6 });
    expect(fault && mediaMessages[fault]).toMatch(/^This file is damaged or not a picture\./);
  });
});
