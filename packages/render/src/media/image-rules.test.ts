import { describe, expect, it } from 'vitest';
import { checkImage, imageComments } from './image-rules.ts';

const good = { src: '/a.jpg', width: 300, height: '200', sizes: '100vw' };

describe('rules for a picture', () => {
  it('[IMG-03] find nothing wrong with a complete one', () => {
    expect(checkImage(good)).toEqual([]);
    expect(
      checkImage({
        ...good,
        sizes: undefined,
        loader: 'raw',
        srcset: '/a.jpg 1x',
        priority: 'high',
        lazy: true,
      }),
    ).toEqual([]);
    expect(imageComments(good)).toBe('');
  });

  it.each([
    [{ src: '' }, '"src" is required'],
    [{ width: undefined }, '"width" is required'],
    [{ height: null }, '"height" is required'],
    [{ width: -3 }, '"width" requires a positive integer, but received a negative value'],
    [{ height: 2.5 }, '"height" requires a positive integer, but received a non-integer value'],
    [{ height: 'tall' }, '"height" requires a positive integer, but received a non-integer value'],
    [{ priority: 'urgent' }, '"priority" must be high, low or empty'],
    [{ loader: 'fast', sizes: '1px' }, '"loader" must be sqs or raw'],
    [{ srcset: '/a.jpg 1x' }, '"srcset" is only allowed when "loader" is raw'],
    [{ sizes: '' }, '"sizes" is required when "loader" is sqs'],
    [{ lazy: 'yes' }, '"lazy" must be a boolean'],
  ])('[IMG-03] with %j say so', (props, problem) => {
    expect(checkImage({ ...good, ...props })).toEqual([problem]);
  });

  it('[IMG-03] are comments in the page, not a refusal', () => {
    expect(imageComments({ ...good, src: '', width: -1 })).toBe(
      '<!-- image: "src" is required --><!-- image: "width" requires a positive integer, but received a negative value -->',
    );
  });
});
