import { mediaCalls } from '@sitewright/api/media';
import { Film, ImageOff } from 'lucide-react';
import { dataOf, useFetched } from '../../data-fetching/index.ts';
import { thumbnailOf } from '../../media/index.ts';
import { textAt } from '../settings/value-path.ts';

const Picture = ({ id }: { readonly id: string }) => {
  const asset = dataOf(useFetched(mediaCalls.read, { params: { id } }).fetched);
  return asset ? (
    <img className="entry-lead" src={thumbnailOf(asset, 300)} alt="" loading="lazy" draggable={false} />
  ) : (
    <span className="entry-lead" />
  );
};

/** Thumbnail of a list entry. */
export const ImageThumbnail = ({ entry }: { readonly entry: unknown }) => {
  const id = textAt(entry, 'imageId');
  if (id !== '') return <Picture id={id} />;
  const Icon = textAt(entry, 'mediaType') === 'video' ? Film : ImageOff;
  return (
    <span className="entry-lead entry-icon">
      <Icon size={16} aria-hidden />
    </span>
  );
};
