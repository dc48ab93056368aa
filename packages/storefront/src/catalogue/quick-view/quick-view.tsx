import { cartStrings, quickViewTexts } from '@sitewright/domain/cart';
import { CloseButton, Dialog } from '@sitewright/ui/dialog';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { inStoreLanguage } from '../../page/index.ts';
import { readQuickProduct, type QuickPicture, type QuickProduct } from './product-parts.ts';

const textOf = inStoreLanguage({ ...cartStrings, ...quickViewTexts });

const pictureRow = { className: 'sw-quick-pictures', 'data-product-pictures': '' } as const;

const WIDTHS = [300, 500, 750, 1000, 1500] as const;

const Pictures = ({ pictures }: { readonly pictures: readonly QuickPicture[] }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls must be reached by keyboard
  <section {...pictureRow} tabIndex={0} aria-label={textOf('pictures')}>
    {pictures.map(({ id, assetUrl, altText }) => (
      <div key={id}>
        <img
          src={`${assetUrl}?format=750w`}
          srcSet={WIDTHS.map((width) => `${assetUrl}?format=${width}w ${width}w`).join(', ')}
          sizes="(min-width: 760px) 440px, 92vw"
          alt={altText}
          data-image={assetUrl}
        />
      </div>
    ))}
  </section>
);

/** The loader finds the button among the parts and connects it, as on any page. */
const Parts = ({ parts }: { readonly parts: readonly Element[] }) => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(...parts), [parts]);
  return <div ref={place} className="sw-quick-parts" />;
};

const Loaded = ({ product }: { readonly product: QuickProduct }) => (
  <>
    <Pictures pictures={product.pictures} />
    <div className="sw-quick-about">
      <h2>{product.title}</h2>
      {product.excerpt && <p>{product.excerpt}</p>}
      <Parts parts={product.parts} />
      <a href={product.url}>{textOf('viewFullItem')}</a>
    </div>
  </>
);

interface Wanted {
  readonly url: string;
  readonly itemId: string;
}

type State = QuickProduct | 'loading' | 'failed';

/** Asks once; another try is another element. */
const useQuickProduct = ({ url, itemId }: Wanted): State => {
  const [state, setState] = useState<State>('loading');
  useEffect(() => {
    void readQuickProduct(url, itemId)
      .catch(() => 'failed' as const)
      .then(setState);
  }, [url, itemId]);
  return state;
};

const Content = ({ onRetry, ...wanted }: Wanted & { readonly onRetry: () => void }) => {
  const state = useQuickProduct(wanted);
  if (state === 'loading') return <output>{textOf('loading')}</output>;
  if (state !== 'failed') return <Loaded product={state} />;
  return (
    <button type="button" className="sw-quick-retry" onClick={onRetry}>
      {textOf('loadFailed')}
    </button>
  );
};

export const QuickView = ({ onClose, ...wanted }: Wanted & { readonly onClose: () => void }) => {
  const [attempt, setAttempt] = useState(0);
  return (
    <Dialog className="sw-quick-view" label={textOf('quickView')} closesOutside onClose={onClose}>
      <div className="sw-quick-content">
        <Content key={attempt} {...wanted} onRetry={() => setAttempt(attempt + 1)} />
      </div>
      <CloseButton label={textOf('close')} onClick={onClose} />
    </Dialog>
  );
};
