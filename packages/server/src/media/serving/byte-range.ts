import type { ByteRange } from '../../files/index.ts';

export type RequestedRange = (ByteRange & { readonly end: number }) | 'unsatisfiable' | undefined;

const pattern = /^bytes=(\d{0,15})-(\d{0,15})$/;

/** The requested byte range. Undefined for the whole file, also for multiple ranges and invalid headers. */
export const readRange = (header: string | undefined, size: number): RequestedRange => {
  const [, first = '', last = ''] = pattern.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
};
