import { describe, expect, it } from 'vitest';
import { findNumber, proofDifficulty, hashOfNumber, proofLimits, sha256 } from './index.ts';

describe('SHA-256', () => {
  it('gives what the standard’s examples say', () => {
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    );
  });

  it('does so for texts of many blocks', () => {
    expect(sha256('a'.repeat(1_000_000))).toBe(
      'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
    );
  });
});

describe('a challenge', () => {
  const salt = 'abcdefghijklmnop';
  const target = hashOfNumber(salt, 321);

  it('is answered by the one number whose hash it names', () => {
    expect(findNumber({ salt, target }, 0, 1000)).toBe(321);
    expect(findNumber({ salt, target }, 0, 321)).toBeUndefined();
    expect(findNumber({ salt: 'another-salt-0123', target }, 0, 1000)).toBeUndefined();
  });

  it('gets harder with the tries, up to what a telephone can bear', () => {
    expect(proofDifficulty(11, 10)).toBe(100_000);
    expect(proofDifficulty(25, 10)).toBe(200_000);
    expect(proofDifficulty(35, 10)).toBe(400_000);
    expect(proofDifficulty(1_000_000, 10)).toBe(proofLimits.HARDEST);
  });
});
