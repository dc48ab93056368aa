import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { isSameSignature } from './index.ts';

const signature = createHmac('sha256', 'secret').update('text').digest('base64url');

it.each([
  [signature, true],
  ['', false],
  [signature.slice(1), false],
  [`${signature}=`, false],
  [signature.toLowerCase(), false],
  ['é'.repeat(signature.length), false],
  ['😀'.repeat(signature.length / 2), false],
  ['\0'.repeat(signature.length), false],
])('%j', (given, isSame) => {
  expect(isSameSignature(signature, given)).toBe(isSame);
});
