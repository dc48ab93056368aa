import { mediaCalls } from '@sitewright/api/media';
import { pageLimits, type CollectionContent } from '@sitewright/domain/pages';
import { FolderOpen, Image } from 'lucide-react';
import { useState } from 'react';
import { Button, Switch, TextField } from '../../controls/index.ts';
import { dataOf, useFetched } from '../../fetching/index.ts';
import { FilePicker, thumbnailOf } from '../../media/index.ts';
import { useSession } from '../../session/index.ts';
import type { PageForm } from './use-page-form.ts';

interface SeoTabProps {
  readonly form: PageForm;
  readonly content: CollectionContent;
}

const useShownWords = ({ fields }: PageForm, { isHomepage }: CollectionContent) => {
  const { website } = useSession();
  const title = fields.seoTitle || fields.title || 'Untitled';
  const description = fields.seoDescription || fields.description;
  const address = new URL(isHomepage ? '/' : `/${fields.urlId}`, website.url);
  return { title, description, address, site: website.title };
};

const SearchPreview = ({ form, content }: SeoTabProps) => {
  const { title, description, address, site } = useShownWords(form, content);
  const path = address.pathname.split('/').filter((part) => part !== '');
  return (
    <figure className="seo-preview">
      <figcaption>In search results</figcaption>
      <div className="seo-result">
        <span className="seo-site">{site}</span>
        <span className="seo-address truncate">{[address.host, ...path].join(' › ')}</span>
        <span className="seo-title">{title}</span>
        <span className="seo-words">
          {description === '' ? 'Search engines choose words from the page.' : description}
        </span>
      </div>
    </figure>
  );
};

const Picture = ({ id }: { readonly id: string }) => {
  const asset = dataOf(useFetched(mediaCalls.read, { params: { id } }).fetched);
  return asset ? <img src={thumbnailOf(asset, 1000)} alt={asset.altText ?? ''} /> : null;
};

const SocialPreview = ({ form, content }: SeoTabProps) => {
  const { title, description, address } = useShownWords(form, content);
  const { mainImageId } = form.fields;
  return (
    <figure className="seo-preview">
      <figcaption>When shared</figcaption>
      <div className="social-card">
        <div className="social-picture">
          {mainImageId === '' ? <Image size={28} aria-hidden /> : <Picture id={mainImageId} />}
        </div>
        <div className="social-words">
          <span className="seo-address">{address.host}</span>
          <span className="social-title">{title}</span>
          <span className="seo-words truncate">{description}</span>
        </div>
      </div>
    </figure>
  );
};

const PictureChoice = ({ form: { fields, change } }: Pick<SeoTabProps, 'form'>) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="row">
      <Button icon={FolderOpen} onPress={() => setOpen(true)}>
        {fields.mainImageId === '' ? 'Choose a picture' : 'Replace the picture'}
      </Button>
      {fields.mainImageId === '' ? null : (
        <Button kind="quiet" onPress={() => change({ mainImageId: '' })}>
          Remove the picture
        </Button>
      )}
      {isOpen ? (
        <FilePicker
          kinds={['image']}
          title="Choose a picture"
          onClose={() => setOpen(false)}
          onPick={([asset]) => {
            setOpen(false);
            if (asset) change({ mainImageId: asset.id });
          }}
        />
      ) : null}
    </div>
  );
};

export const SeoTab = ({ form, content }: SeoTabProps) => {
  const { fields, errors, change } = form;
  return (
    <>
      <TextField
        label="SEO title"
        hint="Left empty, the title of the page is used."
        value={fields.seoTitle}
        error={errors.seoTitle}
        maxLength={pageLimits.TITLE_LONGEST}
        onChange={(seoTitle) => change({ seoTitle })}
      />
      <TextField
        label="SEO description"
        hint={`${fields.seoDescription.length} characters. Search engines show about 160.`}
        lines={3}
        value={fields.seoDescription}
        error={errors.seoDescription}
        maxLength={pageLimits.DESCRIPTION_LONGEST}
        onChange={(seoDescription) => change({ seoDescription })}
      />
      <SearchPreview form={form} content={content} />
      <SocialPreview form={form} content={content} />
      <PictureChoice form={form} />
      <Switch
        label="Hide from search engines"
        isOn={fields.isHidden}
        onChange={(isHidden) => change({ isHidden })}
      />
    </>
  );
};
