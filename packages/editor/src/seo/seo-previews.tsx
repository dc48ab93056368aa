import { mediaCalls } from '@sitewright/api/media';
import { Image } from 'lucide-react';
import { dataOf, useFetched } from '../data-fetching/index.ts';
import { thumbnailOf } from '../media/index.ts';
import { useSession } from '../session/index.ts';
import './seo-previews.css';

/** What search engines and social networks show. */
export interface SeoPreviewTexts {
  readonly title: string;
  readonly description: string;
  /** Path on the site. */
  readonly path: string;
}

const useAddress = (path: string): URL => new URL(path, useSession().website.url);

export const SearchPreview = ({ title, description, path }: SeoPreviewTexts) => {
  const { website } = useSession();
  const address = useAddress(path);
  const parts = address.pathname.split('/').filter((part) => part !== '');
  return (
    <figure className="seo-preview">
      <figcaption>In search results</figcaption>
      <div className="seo-result">
        <span className="seo-site">{website.title}</span>
        <span className="seo-address truncate">{[address.host, ...parts].join(' › ')}</span>
        <span className="seo-title">{title}</span>
        <span className="seo-words">
          {description === '' ? 'Search engines pick text from the page.' : description}
        </span>
      </div>
    </figure>
  );
};

const Picture = ({ id }: { readonly id: string }) => {
  const asset = dataOf(useFetched(mediaCalls.read, { params: { id } }).fetched);
  return asset ? <img src={thumbnailOf(asset, 1000)} alt={asset.altText ?? ''} /> : null;
};

export const SocialPreview = ({
  title,
  description,
  path,
  pictureId,
}: SeoPreviewTexts & { readonly pictureId: string }) => (
  <figure className="seo-preview">
    <figcaption>When shared</figcaption>
    <div className="social-card">
      <div className="social-picture">
        {pictureId === '' ? <Image size={28} aria-hidden /> : <Picture id={pictureId} />}
      </div>
      <div className="social-words">
        <span className="seo-address">{useAddress(path).host}</span>
        <span className="social-title">{title}</span>
        <span className="seo-words truncate">{description}</span>
      </div>
    </div>
  </figure>
);
