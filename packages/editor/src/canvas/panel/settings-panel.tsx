import { MousePointerClick, X } from 'lucide-react';
import type { RefObject } from 'react';
import { EmptyState, IconButton } from '../../controls/index.ts';
import { useCanvas } from '../canvas-context.ts';
import { blockIn, sectionIn } from '../model/scene.ts';
import { BlockPanel } from './block-panel.tsx';
import { PanelHead } from './panel-head.tsx';
import { SectionPanel } from './section-panel.tsx';
import './settings-panel.css';

const NothingChosen = () => (
  <EmptyState icon={MousePointerClick} title="Nothing selected">
    Click a block or a section on the page, or choose one in the outline, to see its settings.
  </EmptyState>
);

const PanelBody = () => {
  const { scene, selection } = useCanvas();
  if (selection.type === 'section') {
    const found = sectionIn(scene, selection.id);
    return found ? <SectionPanel key={selection.id} {...found} /> : <NothingChosen />;
  }
  if (selection.type === 'none') return <NothingChosen />;
  if (selection.ids.length > 1) return <PanelHead title={`${selection.ids.length} blocks`} />;
  const found = blockIn(scene, selection.ids[0] ?? '');
  return found ? <BlockPanel key={found.block.id} {...found} /> : <NothingChosen />;
};

interface SettingsPanelProps {
  readonly panelRef: RefObject<HTMLElement | null>;
  /** On narrow screens, where it lies over the page. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Settings of what is selected. */
export const SettingsPanel = ({ panelRef, isOpen, onClose }: SettingsPanelProps) => {
  const { canChange, selection } = useCanvas();
  const isShown = isOpen && selection.type !== 'none';
  return (
    <aside
      ref={panelRef}
      className={`panel ${isShown ? 'panel-open' : 'panel-closed'}`}
      aria-label="Settings"
      tabIndex={-1}
    >
      <div className="panel-close">
        <IconButton icon={X} label="Close the settings" onPress={onClose} />
      </div>
      <fieldset className="panel-fields" disabled={!canChange}>
        <PanelBody />
      </fieldset>
    </aside>
  );
};
