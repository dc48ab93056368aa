import { Pencil, Plus } from 'lucide-react';
import { Button } from 'react-aria-components';
import { newId } from '../../document/index.ts';
import { surroundingNames, type Surrounding } from '../../surroundings/index.ts';
import { addSection } from '../acts/section-acts.ts';
import { useCanvas, useShownScene } from '../state/canvas-context.ts';
import { surroundingElement } from '../frame/frame-marks.ts';
import { boxOf } from '../frame/measure.ts';
import { areaWithin } from '../model/scene.ts';
import { nothing } from '../model/selection.ts';
import { placeStyle } from './place-style.ts';

interface SurroundingOutlineProps {
  readonly page: Document;
  readonly name: Surrounding | undefined;
  readonly scale: number;
  /** It, or something in it, is chosen. */
  readonly isEntered: boolean;
}

/** A footer that holds nothing yet has no section to add below. */
const AddFirst = ({ name }: { readonly name: Surrounding }) => {
  const { perform, canChange } = useCanvas();
  const area = areaWithin(useShownScene(), name);
  if (!area || area.layout.length > 0 || !canChange) return null;
  const add = () =>
    void perform((scene) => {
      const now = areaWithin(scene, name);
      return now && addSection(now, null, newId);
    });
  return (
    <Button className="canvas-word" onPress={add}>
      <Plus size={14} aria-hidden />
      Add section
    </Button>
  );
};

/** Told as long as somebody works in it, with the way out. */
export const EveryPageNote = ({ name }: { readonly name: Surrounding }) => {
  const { select, stopEditing } = useCanvas();
  return (
    <div className="canvas-everywhere">
      <span>{surroundingNames[name]}: shows on every page</span>
      <Button
        className="canvas-word"
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

/** Around what stands on every page: its name, and the way into it. */
export const SurroundingOutline = ({ page, name, scale, isEntered }: SurroundingOutlineProps) => {
  const { enter, canChange, selection, isWriting } = useCanvas();
  const element = name && surroundingElement(page, name);
  if (!name || !element || element.hidden) return null;
  const isChosen = selection.type === 'surrounding';
  const word = surroundingNames[name];
  return (
    <div
      className={`canvas-outline canvas-section canvas-${name}${isChosen ? ' canvas-section-chosen' : ''}`}
      style={placeStyle(boxOf(element), scale)}
    >
      {isWriting || (isEntered && !isChosen) ? null : (
        <div className="canvas-bar canvas-bar-section">
          <span className="canvas-tag">{word}</span>
          {canChange ? (
            <Button className="canvas-word" onPress={() => enter(name)}>
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
