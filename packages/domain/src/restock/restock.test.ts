import { describe, expect, it } from 'vitest';
import { defaultRestockTexts } from '../catalogue/index.ts';
import { findEmailFault, planNotices, restockFormTexts, returnedPieces } from './index.ts';

const counted = (quantity: number) => ({ isUnlimited: false, quantity });
const unlimited = { isUnlimited: true, quantity: 0 };

describe('[RST-05 (rule)] whom to write to', () => {
  const facts = {
    isSold: true,
    stock: counted(2),
    held: 0,
    isRequested: false,
    allowance: 100,
    noticesPerPiece: 5,
  };

  it('at most so many for each piece that is there', () => {
    expect(planNotices(facts)).toEqual({ kind: 'send', most: 10 });
    expect(planNotices({ ...facts, allowance: 3 })).toEqual({ kind: 'send', most: 3 });
    expect(planNotices({ ...facts, allowance: 0 })).toEqual({ kind: 'stop' });
  });

  it('everybody where the owner asks for it', () => {
    expect(planNotices({ ...facts, allowance: 0, isRequested: true })).toEqual({
      kind: 'send',
      most: Number.POSITIVE_INFINITY,
    });
  });

  it('nobody where it is gone again, held by others or not sold any more', () => {
    expect(planNotices({ ...facts, stock: counted(0), isRequested: true })).toEqual({ kind: 'stop' });
    expect(planNotices({ ...facts, held: 2 })).toEqual({ kind: 'wait' });
    expect(planNotices({ ...facts, isSold: false, isRequested: true })).toEqual({ kind: 'end' });
  });
});

it('counts the pieces that a change brings back', () => {
  expect(returnedPieces(counted(0), counted(4))).toBe(4);
  expect(returnedPieces(counted(3), counted(4))).toBe(1);
  expect(returnedPieces(counted(4), counted(0))).toBe(0);
  expect(returnedPieces(counted(0), unlimited)).toBe(Number.POSITIVE_INFINITY);
  expect(returnedPieces(unlimited, counted(4))).toBe(0);
});

it('[RST-02 (rule)] tells an empty address from a wrong one', () => {
  expect(findEmailFault(' ')).toBe('restock-email-blank');
  expect(findEmailFault('ines@')).toBe('restock-email-invalid');
  expect(findEmailFault(' ines+shop@example.com ')).toBeUndefined();
});

it('says what the owner wrote, and the rest in the language of the store', () => {
  const texts = restockFormTexts({ ...defaultRestockTexts, buttonText: 'Sag Bescheid' }, 'de-CH');
  expect(texts).toMatchObject({ buttonText: 'Sag Bescheid', placeholderText: 'E-Mail-Adresse' });
  expect(restockFormTexts(defaultRestockTexts, 'it')).toEqual(defaultRestockTexts);
});
