import { expect, it } from 'vitest';
import { mergeVideos } from './merge-videos.ts';

const youtube = 'https://youtu.be/dQw4w9WgXcQ';
const vimeo = 'https://vimeo.com/76979871';
const fileId = 'd'.repeat(24);
const file = `https://shop.example/-/media/${fileId}/2/studio.mp4`;

const stored = [
  { id: '1'.repeat(24), index: 0, url: youtube, title: 'How it is printed' },
  { id: '2'.repeat(24), index: 3, fileId, posterId: 'e'.repeat(24) },
];
const merge = (addresses: readonly string[]) =>
  mergeVideos(addresses, { stored, pictures: 2, newId: () => '9'.repeat(24) });

it('videos that the product has stay as they are, with title and cover', () => {
  expect(merge([youtube, file])).toEqual(stored);
  expect(merge([file])).toEqual([stored[1]]);
  expect(merge([])).toEqual([]);
});

it('videos in another order exchange their places', () => {
  expect(merge([file, youtube])).toEqual([
    { ...stored[1], index: 0 },
    { ...stored[0], index: 3 },
  ]);
});

it('new videos come after the pictures', () => {
  const added = { id: '9'.repeat(24), url: vimeo };
  expect(merge([youtube, file, vimeo])).toEqual([stored[0], stored[1], { ...added, index: 4 }]);
  expect(merge([vimeo])).toEqual([{ ...added, index: 2 }]);
});
