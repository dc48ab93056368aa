import { Pencil, Plus } from 'lucide-react';
import { Button } from 'react-aria-components';
import { newId } from '../../documents/index.ts';
import { chromePartNames, type ChromePart } from '../../site-chrome/index.ts';
import { addSection } from '../actions/section-actions.ts';
import { useCanvas, useVisiblePageAreas } from '../canvas-context.ts';
import { chromeElement } from '../frame/frame-marks.ts';
import { boxOf } from '../frame/pointing/measure.ts';
import { areaWithin } from '../model/page-areas.ts';
import { nothing } from '../model/selection.ts';
import { boxStyle } from './box-style.ts';

interface ChromeOutlineProps {
  readonly page: Document;
  readonly name: ChromePart | undefined;
  readonly scale: number;
  /** Whether it or something in it is selected. */
  readonly isEntered: boolean;
}

/** For a footer without sections. */
const AddFirst = ({ name }: { readonly name: ChromePart }) => {
  const { perform, canChange } = useCanvas();
  const area = areaWithin(useVisiblePageAreas(), name);
  if (!area || area.layout.length > 0 || !canChange) return null;
  const add = () =>
    void perform((pageAreas) => {
      const now = areaWithin(pageAreas, name);
      return now && addSection(now, null, newId);
    });
  return (
    <Button className="canvas-text-action" onPress={add}>
      <Plus size={14} aria-hidden />
      Add section
    </Button>
  );
};

/** Shown while a site chrome part is being edited, with a button to leave it. */
export const EveryPageNote = ({ name }: { readonly name: ChromePart }) => {
  const { select, stopEditing } = useCanvas();
  return (
    <div className="canvas-everywhere">
      <span>{chromePartNames[name]}: appears on every page</span>
      <Button
        className="canvas-text-action"
        onPress={() => {
          stopEditing();
          select(nothing);
        }}
      >
        Done
      </Button>
    </div>
  );
};

/** Outline of a site chrome part, with its name and an edit button. */
export const ChromeOutline = ({ page, name, scale, isEntered }: ChromeOutlineProps) => {
  const { enter, canChange, selection, isWriting } = useCanvas();
  const element = name && chromeElement(page, name);
  if (!name || !element || element.hidden) return null;
  const isChosen = selection.type === 'chromePart';
  const word = chromePartNames[name];
  return (
    <div
      className={`canvas-outline canvas-section canvas-${name}${isChosen ? ' canvas-section-chosen' : ''}`}
      style={boxStyle(boxOf(element), scale)}
    >
      {isWriting || (isEntered && !isChosen) ? null : (
        <div className="canvas-bar canvas-bar-section">
          <span className="canvas-tag">{word}</span>
          {canChange ? (
            <Button className="canvas-text-action" onPress={() => enter(name)}>
              <Pencil size={14} aria-hidden />
              Edit {word.toLowerCase()}
            </Button>
          ) : null}
          {isChosen ? <AddFirst name={name} /> : null}
        </div>
      )}
    </div>
  );
};
