import { backgroundSources, type Section, type SectionChange } from '@sitewright/domain/blocks';

/** Background of a section: an image, and a video that replaces it once it plays. */
export interface SectionBackgroundValue {
  readonly imageId?: string;
  readonly videoId?: string;
}

export const readBackground = ({ background, backgroundImageId }: Section): SectionBackgroundValue => {
  const { source, imageId, videoId } = background ?? { imageId: backgroundImageId };
  if (source === backgroundSources.none) return {};
  return {
    ...(imageId === undefined ? {} : { imageId }),
    ...(videoId === undefined || source !== backgroundSources.video ? {} : { videoId }),
  };
};

const sourceOf = ({ videoId }: SectionBackgroundValue) =>
  videoId === undefined ? backgroundSources.upload : backgroundSources.video;

export const writeBackground = ({ imageId, videoId }: SectionBackgroundValue): SectionChange => {
  const ground = {
    ...(imageId === undefined ? {} : { imageId }),
    ...(videoId === undefined ? {} : { videoId }),
  };
  const isEmpty = Object.keys(ground).length === 0;
  return {
    backgroundImageId: undefined,
    background: isEmpty ? undefined : { source: sourceOf(ground), ...ground },
  };
};
