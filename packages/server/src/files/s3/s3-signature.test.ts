import { expect, it } from 'vitest';
import { canonicalQuery, signRequest } from './s3-signature.ts';

// The worked examples that the S3 reference publishes for Signature Version 4.
const key = {
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const now = new Date('2013-05-24T00:00:00Z');
const host = 'https://examplebucket.s3.amazonaws.com';

const signatureOf = (url: string, headers: Record<string, string>): string | undefined =>
  signRequest({ method: 'GET', url: new URL(url), headers, body: Buffer.alloc(0) }, key, now)[
    'authorization'
  ]?.slice(-64);

it('signs a ranged download as the reference does', () => {
  expect(signatureOf(`${host}/test.txt`, { range: 'bytes=0-9' })).toBe(
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
});

it('signs a listing as the reference does', () => {
  const query = canonicalQuery({ prefix: 'J', 'max-keys': '2' });
  expect(signatureOf(`${host}/?${query}`, {})).toBe(
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  );
});

it('signs an upload with a body as the reference does', () => {
  const signed = signRequest(
    {
      method: 'PUT',
      url: new URL(`${host}/test%24file.text`),
      headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      body: Buffer.from('Welcome to Amazon S3.'),
    },
    key,
    now,
  );
  expect(signed['authorization']?.slice(-64)).toBe(
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  );
});

it('spells a query in order and with every special character encoded', () => {
  expect(canonicalQuery({ uploads: '', prefix: "a/b c!'()*" })).toBe(
    'prefix=a%2Fb%20c%21%27%28%29%2A&uploads=',
  );
});
