import { blockText, type BlockContext } from '../block-context.ts';
import { island } from '../markup/html.ts';

/** Pictures whose links open over the page; without script they open as they are. */
export const lightbox = (html: string, theme: string, context: BlockContext): string =>
  island(
    'sw-lightbox',
    {
      theme,
      label: blockText(context, 'lightboxLabel', 'Pictures'),
      'label-previous': blockText(context, 'galleryPrevious', 'Previous'),
      'label-next': blockText(context, 'galleryNext', 'Next'),
      'label-close': blockText(context, 'lightboxClose', 'Close'),
    },
    html,
  );
