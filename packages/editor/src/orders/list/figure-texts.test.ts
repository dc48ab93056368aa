import { expect, it } from 'vitest';
import { changeText, linePoints } from './figure-texts.ts';

it('compares with the time before, where there is something to compare with', () => {
  expect(changeText(118, 100, 'last Monday')).toBe('18 % more than last Monday');
  expect(changeText(50, 100, 'last Monday')).toBe('50 % less than last Monday');
  expect(changeText(100, 100, 'last Monday')).toBe('As last Monday');
  expect(changeText(100, 0, 'last Monday')).toBe('');
  expect(changeText(100, null, 'last Monday')).toBe('');
});

it('draws the highest value at the top and none at the bottom', () => {
  expect(linePoints([0, 50, 100], 80, 20)).toBe('0.0,20.0 40.0,10.0 80.0,0.0');
  expect(linePoints([0, 0], 80, 20)).toBe('0.0,20.0 80.0,20.0');
});
