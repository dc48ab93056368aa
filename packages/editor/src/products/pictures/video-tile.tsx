import { mediaCalls } from '@sitewright/api/media';
import { readVideoAddress, type ProductVideo } from '@sitewright/domain/catalogue';
import { Play } from 'lucide-react';
import { dataOf, useFetched } from '../../data-fetching/index.ts';
import { Picture } from './picture.tsx';

/** The name of a video for controls: its title, file or service. */
export const useVideoName = ({ title = '', fileId, url = '' }: ProductVideo, place: number): string => {
  const { fetched } = useFetched(mediaCalls.read, { params: { id: fileId ?? '' } }, fileId !== undefined);
  const provider = readVideoAddress(url)?.providerName;
  return title || dataOf(fetched)?.filename || (provider ? `${provider} video` : `Video ${place}`);
};

/** The poster of a video, or a sign in its place. */
export const VideoPicture = ({ video: { posterId } }: { readonly video: ProductVideo }) => (
  <span className="product-editor-video">
    {posterId === undefined ? null : <Picture id={posterId} />}
    <Play size={20} aria-hidden className="product-editor-video-sign" />
  </span>
);
