import { ListTree, SlidersHorizontal } from 'lucide-react';
import { ToggleButton } from 'react-aria-components';
import { Segmented } from '../../controls/index.ts';
import { useDocumentPart, type DocumentKey } from '../../documents/index.ts';
import { deviceChoices, type Device } from '../../frames/index.ts';
import { UndoButtons } from '../../undo/index.ts';
import { PreviewButton, PublishMenu, siteSubject, type Subject } from '../../publishing/index.ts';
import { headerFooterKey } from '../../site-chrome/index.ts';
import { useCanvas } from '../canvas-context.ts';
import { AddButton, type AddButtonProps } from './add-button.tsx';
import './canvas-toolbar.css';
import { ItemButton } from './item-button.tsx';
import { ProductButton } from './product-button.tsx';

interface CanvasToolbarProps extends AddButtonProps {
  readonly at: string;
  readonly pageKey: DocumentKey | undefined;
  readonly title: string;
  readonly onDevice: (device: Device) => void;
  /** Only on narrow screens. */
  readonly isPanelOpen: boolean;
  readonly onPanel: (isOpen: boolean) => void;
  readonly isProductOpen: boolean;
  readonly onProduct: (isOpen: boolean) => void;
}

/** Header and footer belong to the page for those who may change them. */
const useSharedParts = (): Subject[] => {
  const isThere = useDocumentPart(headerFooterKey, (content) => content !== undefined);
  return isThere ? [siteSubject('header-footer')] : [];
};

export const CanvasToolbar = ({
  at,
  pageKey,
  title,
  onDevice,
  isPanelOpen,
  onPanel,
  isProductOpen,
  onProduct,
  ...adding
}: CanvasToolbarProps) => {
  const { device, canChange, selection, undoControls } = useCanvas();
  const others = useSharedParts();
  return (
    <>
      <div className="canvas-short">
        <AddButton {...adding} />
      </div>
      <div className="canvas-devices">
        <Segmented label="Width of the page" segments={deviceChoices} value={device} onChange={onDevice} />
      </div>
      {canChange ? <UndoButtons controls={undoControls} /> : null}
      <div className="canvas-settings">
        <ToggleButton
          className="button button-quiet button-icon canvas-toggle"
          aria-label="Selection settings"
          isSelected={isPanelOpen}
          isDisabled={selection.type === 'none'}
          onChange={onPanel}
        >
          <SlidersHorizontal size={16} aria-hidden />
        </ToggleButton>
      </div>
      {canChange ? (
        <div className="canvas-short canvas-preview">
          <PreviewButton at={at} />
        </div>
      ) : null}
      {pageKey?.kind === 'item' ? (
        <ProductButton page={pageKey} isOpen={isProductOpen} onChange={onProduct} />
      ) : null}
      {canChange && pageKey?.kind === 'item' ? <ItemButton id={pageKey.id} at={at} /> : null}
      {pageKey ? <PublishMenu subject={{ ...pageKey, title }} at={at} others={others} /> : null}
    </>
  );
};

interface OutlineToggleProps {
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
}

export const OutlineToggle = ({ isOpen, onChange }: OutlineToggleProps) => (
  <ToggleButton
    className="button button-quiet button-icon canvas-toggle"
    aria-label="Outline"
    isSelected={isOpen}
    onChange={onChange}
  >
    <ListTree size={16} aria-hidden />
  </ToggleButton>
);
