import { ListTree, SlidersHorizontal } from 'lucide-react';
import { ToggleButton } from 'react-aria-components';
import { Segmented } from '../../controls/index.ts';
import type { DocumentKey } from '../../document/index.ts';
import { deviceChoices, type Device } from '../../pages/index.ts';
import { useSession } from '../../session/index.ts';
import { useCanvas } from '../canvas-context.ts';
import { AddButton } from './add-button.tsx';
import './canvas-toolbar.css';
import { HistoryButtons } from './history-buttons.tsx';
import { PreviewButton } from './preview-button.tsx';
import { PublishButton } from './publish-button.tsx';

interface CanvasToolbarProps {
  readonly at: string;
  readonly pageKey: DocumentKey | undefined;
  readonly onDevice: (device: Device) => void;
  readonly isAdding: boolean;
  readonly onAdding: (isAdding: boolean) => void;
  /** Narrow screens show the settings only when asked to. */
  readonly isPanelOpen: boolean;
  readonly onPanel: (isOpen: boolean) => void;
}

export const CanvasToolbar = ({
  at,
  pageKey,
  onDevice,
  isAdding,
  onAdding,
  isPanelOpen,
  onPanel,
}: CanvasToolbarProps) => {
  const { device, canChange, selection } = useCanvas();
  const { permissions } = useSession();
  return (
    <>
      <div className="canvas-short">
        <AddButton isOpen={isAdding} onOpenChange={onAdding} />
      </div>
      <div className="canvas-devices">
        <Segmented label="Width of the page" segments={deviceChoices} value={device} onChange={onDevice} />
      </div>
      <HistoryButtons />
      <div className="canvas-settings">
        <ToggleButton
          className="button button-quiet button-icon canvas-toggle"
          aria-label="Settings of what is selected"
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
      {pageKey && permissions.includes('publish') ? <PublishButton document={pageKey} /> : null}
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
