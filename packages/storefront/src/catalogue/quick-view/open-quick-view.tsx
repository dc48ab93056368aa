import { showOverPage } from '../../overlays/index.ts';
import { QuickView } from './quick-view.tsx';
import { quickViewStyles } from './quick-view-styles.ts';

/** Shows a product over the list it stands in. */
export const openQuickView = (url: string, itemId: string): void =>
  showOverPage(quickViewStyles, (close) => <QuickView url={url} itemId={itemId} onClose={close} />);
