import { backgroundSources, type Section } from '@sitewright/domain/blocks';
import { describe, expect, it } from 'vitest';
import { readBackground, writeBackground } from './section-background.ts';

const section = (rest: Partial<Section>): Section => ({ id: 's', theme: 'image', blocks: [], ...rest });

describe('what lies behind a section', () => {
  it('is the picture that was chosen, or that an import brought', () => {
    expect(readBackground(section({ backgroundImageId: 'old' }))).toEqual({ imageId: 'old' });
    const background = { source: backgroundSources.instagram, imageId: 'new' };
    expect(readBackground(section({ backgroundImageId: 'old', background }))).toEqual({ imageId: 'new' });
    expect(readBackground(section({}))).toEqual({});
  });

  it('is nothing where it was switched off', () => {
    const background = { source: backgroundSources.none, imageId: 'a' };
    expect(readBackground(section({ background }))).toEqual({});
  });

  it('is stored as a picture or a film, and taken away whole', () => {
    expect(writeBackground({ imageId: 'a' })).toEqual({
      backgroundImageId: undefined,
      background: { source: backgroundSources.upload, imageId: 'a' },
    });
    const film = { source: backgroundSources.video, imageId: 'a', videoId: 'f' };
    expect(writeBackground({ imageId: 'a', videoId: 'f' }).background).toEqual(film);
    expect(readBackground(section({ background: film }))).toEqual({ imageId: 'a', videoId: 'f' });
    expect(writeBackground({})).toEqual({ backgroundImageId: undefined, background: undefined });
  });
});
