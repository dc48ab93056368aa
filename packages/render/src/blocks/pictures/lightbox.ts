import { wordOf, type BlockContext } from '../block-context.ts';
import { island } from '../markup/html.ts';

/** Pictures whose links open over the page; without script they open as they are. */
export const lightbox = (html: string, theme: string, context: BlockContext): string =>
  island(
    'sw-lightbox',
    {
      theme,
      label: wordOf(context, 'lightboxLabel', 'Pictures'),
      'label-previous': wordOf(context, 'galleryPrevious', 'Previous'),
      'label-next': wordOf(context, 'galleryNext', 'Next'),
      'label-close': wordOf(context, 'lightboxClose', 'Close'),
    },
    html,
  );
