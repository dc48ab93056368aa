import { expect, it } from 'vitest';
import { leftOutText } from './campaign-texts.ts';

const nobody = { demo: 0, unconfirmed: 0, repeated: 0, outsideSegment: 0 };

it('says who of the lists is left out of a campaign, and why', () => {
  expect(leftOutText(nobody)).toBe('');
  expect(leftOutText({ ...nobody, demo: 6 })).toBe('Left out: 6 demo people.');
  expect(leftOutText({ demo: 1, unconfirmed: 2, repeated: 1, outsideSegment: 3 })).toBe(
    'Left out: 1 demo person; 2 who did not confirm the sign-up; 3 outside the segment; 1 repeated address on several lists.',
  );
});
