import { blockText, type BlockContext } from '../block-context.ts';
import { island } from '../markup/html.ts';

/** Images that open in a lightbox; without JavaScript their links open the files. */
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
