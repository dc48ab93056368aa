import { mediaCalls } from '@sitewright/api/media';
import { ImageOff } from 'lucide-react';
import { dataOf, useFetched } from '../../data-fetching/index.ts';
import { thumbnailOf } from '../../media/index.ts';

interface PictureProps {
  readonly id: string;
  readonly width?: 300 | 1000;
}

/** A picture of the site's files; a deleted one is shown as missing. */
export const Picture = ({ id, width = 300 }: PictureProps) => {
  const { fetched } = useFetched(mediaCalls.read, { params: { id } });
  const asset = dataOf(fetched);
  if (asset)
    return <img src={thumbnailOf(asset, width)} alt={asset.altText ?? ''} loading="lazy" draggable={false} />;
  return fetched.state === 'failed' ? (
    <span className="product-editor-picture-missing">
      <ImageOff size={18} aria-hidden />
      <span className="field-hint">File deleted</span>
    </span>
  ) : (
    <span className="product-editor-picture-wait" />
  );
};

/** The name of a picture for controls: its alt text or its place. */
export const usePictureName = (id: string, place: number): string => {
  const asset = dataOf(useFetched(mediaCalls.read, { params: { id } }).fetched);
  return asset?.altText || asset?.filename || `Picture ${place}`;
};
