import { expect, it } from 'vitest';
import { BYTES_PER_MEGABYTE, formatFileSize } from './index.ts';

it('[UTL-03] shows sizes in steps of 1024 from Bytes to YB', () => {
  expect(formatFileSize(0)).toBe('0 Bytes');
  expect(formatFileSize(1023)).toBe('1023 Bytes');
  expect(formatFileSize(1024)).toBe('1 KB');
  expect(formatFileSize(1536)).toBe('1.5 KB');
  expect(formatFileSize(1024 ** 2 * 20)).toBe('20 MB');
  const units = ['KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'];
  units.forEach((unit, index) => expect(formatFileSize(1024 ** (index + 1))).toBe(`1 ${unit}`));
  expect(formatFileSize(1024 ** 9)).toBe('1024 YB');
});

it('[UTL-03] counts upload limits in megabytes of 1,000,000 bytes', () => {
  expect(BYTES_PER_MEGABYTE).toBe(1_000_000);
});
