import { expect, it } from 'vitest';
import { contrastsWith, isLow, warningOf } from './contrasts.ts';

const low = (value: string, ...backgrounds: string[]) =>
  contrastsWith(
    value,
    backgrounds.map((background) => ({ name: background, value: background })),
  ).filter(isLow);

it('[EDT-06] one colour that is hard to read with another is told in a sentence', () => {
  expect(warningOf(low('#ffffff', '#eeeeee', '#000000'))).toMatch(
    /^#eeeeee: Contrast is 1\.\d+:1\. Text needs at least 4\.5:1 to be readable\.$/,
  );
});

it('[EDT-06] several are told together, each with its number', () => {
  expect(warningOf(low('#ffffff', '#ffffff', '#eeeeee'))).toMatch(
    /^Hard to read with #ffffff 1:1, #eeeeee 1\.\d+:1\. Text needs at least 4\.5:1\.$/,
  );
});

it('says nothing of what can be read or is worked out by the style sheet', () => {
  expect(low('#ffffff', '#000000', 'inherit')).toEqual([]);
  expect(warningOf([])).toBe('');
});
