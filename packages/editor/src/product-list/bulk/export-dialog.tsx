import { productFileLimits } from '@sitewright/domain/product-files';
import { Button, Dialog, DialogBody, DialogFoot, Notice } from '../../controls/index.ts';
import { contentText, ExportFields, ExportLink, useExportFormat } from '../../product-export/index.ts';
import type { ListSearch } from '../model/list-search.ts';
import { countText } from '../model/product-texts.ts';
import type { Selection } from '../model/selection.ts';
import { exportedProducts } from './export-selection.ts';

interface ExportDialogProps {
  readonly count: number;
  readonly selection: Selection;
  readonly search: ListSearch;
  readonly onClose: () => void;
}

/** The selected products as a CSV file. They stay selected. */
export const ExportDialog = ({ count, selection, search, onClose }: ExportDialogProps) => {
  const format = useExportFormat();
  const products = exportedProducts(selection, search);
  return (
    <Dialog title={`Export: ${countText(count)}`} isOpen onClose={onClose}>
      <DialogBody>
        {products ? (
          <>
            <ExportFields {...format} />
            <p className="quiet">{`A CSV file of the selected products, ${contentText(format)}`}</p>
          </>
        ) : (
          <Notice tone="warning" title="Too many products">
            {`Select up to ${productFileLimits.EXPORTED_IDS} products, or filter the list and select all.`}
          </Notice>
        )}
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>{products ? 'Cancel' : 'Close'}</Button>
        {products ? <ExportLink {...{ format, products }} isPrimary onPress={onClose} /> : null}
      </DialogFoot>
    </Dialog>
  );
};
