import { MousePointerClick, X } from 'lucide-react';
import { Suspense, type RefObject } from 'react';
import { EmptyState, IconButton, Skeleton } from '../../controls/index.ts';
import type { DocumentKey } from '../../documents/index.ts';
import { ChromePanel } from '../../site-chrome/index.ts';
import { useCanvas, useVisiblePageAreas } from '../canvas-context.ts';
import { blockIn, sectionIn } from '../model/page-areas.ts';
import { PartBoundary } from '../part-boundary.tsx';
import { BlockPanel } from './block-panel.tsx';
import { SectionPanel } from './section-panel.tsx';
import './settings-panel.css';
import { MultiBlockPanel } from './multi-block-panel.tsx';

const NothingSelected = () => (
  <EmptyState icon={MousePointerClick} title="Nothing selected">
    Select a block or section on the page or in the outline to edit its settings.
  </EmptyState>
);

const PanelBody = ({ pageKey }: Pick<SettingsPanelProps, 'pageKey'>) => {
  const { selection } = useCanvas();
  const pageAreas = useVisiblePageAreas();
  if (selection.type === 'chromePart')
    return (
      <PartBoundary>
        <Suspense fallback={<Skeleton rows={4} shape="form" />}>
          <ChromePanel key={selection.name} name={selection.name} page={pageKey} />
        </Suspense>
      </PartBoundary>
    );
  if (selection.type === 'section') {
    const found = sectionIn(pageAreas, selection.id);
    return found ? <SectionPanel key={selection.id} {...found} /> : <NothingSelected />;
  }
  if (selection.type === 'none') return <NothingSelected />;
  if (selection.ids.length > 1) return <MultiBlockPanel key={selection.ids.join(' ')} ids={selection.ids} />;
  const found = blockIn(pageAreas, selection.ids[0] ?? '');
  return found ? <BlockPanel key={found.block.id} {...found} /> : <NothingSelected />;
};

interface SettingsPanelProps {
  readonly panelRef: RefObject<HTMLElement | null>;
  /** Only on narrow screens, where it overlays the page. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly pageKey: DocumentKey | undefined;
}

/** Settings of the selection. */
export const SettingsPanel = ({ panelRef, isOpen, onClose, pageKey }: SettingsPanelProps) => {
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
        <IconButton icon={X} label="Close settings" onPress={onClose} />
      </div>
      <fieldset className="panel-fields" disabled={!canChange}>
        <PanelBody pageKey={pageKey} />
      </fieldset>
    </aside>
  );
};
