import { expect, it } from 'vitest';
import { writeVideos } from '../videos/video-addresses.ts';
import { CellFault } from './read-cells.ts';
import { readVideos } from './read-videos.ts';

const youtube = 'https://youtu.be/dQw4w9WgXcQ';
const fileId = 'd'.repeat(24);
const file = `https://shop.example/-/media/${fileId}/2/studio.mp4`;
const stored = [
  { id: '1'.repeat(24), index: 0, url: youtube },
  { id: '2'.repeat(24), index: 3, fileId },
];

it('a cell holds addresses of YouTube, Vimeo and files, separated by blanks', () => {
  const addressOf = (id: string) => (id === fileId ? file : undefined);
  expect(writeVideos(stored.toReversed(), addressOf)).toBe(`${youtube} ${file}`);
  expect(writeVideos(stored, () => undefined)).toBe(youtube);
  expect(readVideos(` ${youtube}\n${file} `)).toEqual([youtube, file]);
  expect(readVideos('')).toEqual([]);
  for (const cell of ['https://evil.example/film.mp4', 'javascript:alert(1)', `${youtube} film.mp4`])
    expect(() => readVideos(cell)).toThrow(CellFault);
  expect(() => readVideos(Array.from({ length: 11 }, () => youtube).join(' '))).toThrow('up to 10 videos');
});
