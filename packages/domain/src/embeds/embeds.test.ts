import { describe, expect, it } from 'vitest';
import { isKnownFrame, readEmbedAddress, writeFrame } from './index.ts';

const frameOf = (address: string) => readEmbedAddress(address)?.frame;

describe('[EDT-12] the address of something that a service shows', () => {
  it.each([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10',
    'https://youtu.be/aqz-KE-bpKQ?si=x',
    'youtube.com/shorts/aqz-KE-bpKQ',
    'https://m.youtube.com/live/aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  ])('YouTube: %s', (address) => {
    expect(frameOf(address)).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ');
  });

  it.each([
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
    ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e'],
    ['https://vimeo.com/channels/staffpicks/76979871', 'https://player.vimeo.com/video/76979871'],
    ['https://vimeo.com/123', 'https://player.vimeo.com/video/123'],
    ['https://vimeo.com/showcase/9504/video/2', 'https://player.vimeo.com/video/2'],
    [
      'https://player.vimeo.com/video/76979871?h=8272103f6e',
      'https://player.vimeo.com/video/76979871?h=8272103f6e',
    ],
  ])('Vimeo: %s', (address, frame) => expect(frameOf(address)).toBe(frame));

  it.each([
    [
      'https://open.spotify.com/intl-de/track/11dFghVXANMlKmJXsNCbNl',
      'https://open.spotify.com/embed/track/11dFghVXANMlKmJXsNCbNl',
    ],
    [
      'https://soundcloud.com/forss/flickermood',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fforss%2Fflickermood',
    ],
    ['https://codepen.io/team/pen/PNaGbb', 'https://codepen.io/team/embed/PNaGbb'],
  ])('others: %s', (address, frame) => expect(frameOf(address)).toBe(frame));

  it.each([
    '',
    'not an address',
    'https://example.com/watch?v=aqz-KE-bpKQ',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v="><script>',
    'https://www.youtube.com/@channel',
    'https://vimeo.com/about',
    'https://soundcloud.com/forss',
    'javascript:alert(1)//youtu.be/aqz-KE-bpKQ',
  ])('is none: %j', (address) => expect(readEmbedAddress(address)).toBeUndefined());

  it.each([
    'https://youtu.be/aqz-KE-bpKQ',
    'https://vimeo.com/76979871/8272103f6e',
    'https://open.spotify.com/track/11dFghVXANMlKmJXsNCbNl',
    'https://soundcloud.com/forss/flickermood',
    'https://codepen.io/team/pen/PNaGbb',
  ])('leads to a frame that is known: %s', (address) => {
    const { frame: src = '', width = 1, height = 1 } = readEmbedAddress(address) ?? {};
    expect(isKnownFrame(writeFrame({ src }))).toBe(true);
    expect(isKnownFrame(writeFrame({ src, width, height }))).toBe(true);
  });

  it('makes a frame whose address stays within its quotes', () => {
    expect(writeFrame({ src: 'https://a.example/?x="&y', width: 16, height: 9 })).toBe(
      '<iframe src="https://a.example/?x=&quot;&amp;y" width="16" height="9"></iframe>',
    );
  });
});
