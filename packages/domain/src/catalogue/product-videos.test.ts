import { expect, it } from 'vitest';
import { findProductFaults, mediaOf, readVideoAddress, withVideosAt, type Product } from './index.ts';

const idOf = (digit: number): string => String(digit).repeat(24);
const video = (digit: number, index: number, rest: object = { fileId: idOf(9) }) => ({
  id: idOf(digit),
  index,
  ...rest,
});
const product = (videos: Product['videos'] & object): Product => ({ productType: 2, price: 0, videos });

it('videos are in their places among the pictures', () => {
  const [first, last] = [video(1, 1), video(2, 3)];
  const media = mediaOf(['a', 'b'], [last, first]);
  expect(media).toEqual([{ imageId: 'a' }, { video: first }, { imageId: 'b' }, { video: last }]);
  expect(mediaOf([], [last])).toEqual([{ video: last }]);
  const moved = withVideosAt(product([]), media.toReversed());
  expect(moved.videos).toEqual([video(2, 0), video(1, 2)]);
  expect(withVideosAt(moved, [{ imageId: 'a' }])).not.toHaveProperty('videos');
});

it('a video is a file, or an address of YouTube or Vimeo', () => {
  const faults = (rest: object) => Object.entries(findProductFaults(product([video(1, 0, rest)])));
  expect(faults({ fileId: idOf(9) })).toEqual([]);
  expect(faults({ url: 'https://youtu.be/dQw4w9WgXcQ' })).toEqual([]);
  expect(faults({ url: 'https://vimeo.com/76979871' })).toEqual([]);
  expect(faults({ url: 'https://codepen.io/anna/pen/abcdef' })).toEqual([
    ['structuredContent.videos.0.url', 'Enter the address of a YouTube or Vimeo video.'],
  ]);
  expect(faults({})).toHaveLength(1);
  expect(faults({ fileId: idOf(9), url: 'https://youtu.be/dQw4w9WgXcQ' })).toHaveLength(1);
  expect(readVideoAddress('javascript:alert(1)')).toBeUndefined();
});
