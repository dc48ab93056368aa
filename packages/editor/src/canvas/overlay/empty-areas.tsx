import { Plus } from 'lucide-react';
import { Button } from 'react-aria-components';
import { newId } from '../../documents/index.ts';
import type { ChromePart } from '../../site-chrome/index.ts';
import { addSection } from '../actions/section-actions.ts';
import { areaElement, emptyAreaOf } from '../frame/frame-marks.ts';
import { boxOf } from '../frame/pointing/measure.ts';
import { nameOfArea, type Area } from '../model/page-areas.ts';
import { useCanvas, useVisiblePageAreas } from '../canvas-context.ts';
import { boxStyle } from './box-style.ts';

interface EmptyAreasProps {
  readonly page: Document;
  readonly scale: number;
  /** The selected site chrome part; only then its content can be changed. */
  readonly entered: ChromePart | undefined;
}

const EmptyArea = ({ page, scale, area }: Omit<EmptyAreasProps, 'entered'> & { readonly area: Area }) => {
  const { perform } = useCanvas();
  const element = areaElement(page, area);
  const place = element && (emptyAreaOf(element) ?? element);
  if (!place) return null;
  const add = () => {
    const isAdded = perform((pageAreas) => {
      const now = pageAreas.find((each) => nameOfArea(each) === nameOfArea(area));
      return now && addSection(now, null, newId);
    });
    // The button disappears; following keys apply to the new section.
    if (isAdded) page.defaultView?.focus();
  };
  return (
    <Button className="canvas-empty" style={boxStyle(boxOf(place), scale)} onPress={add}>
      <span>
        <Plus size={16} aria-hidden />
        Add a section
      </span>
    </Button>
  );
};

/** Buttons over areas without sections. */
export const EmptyAreas = ({ page, scale, entered }: EmptyAreasProps) => {
  const { canChange } = useCanvas();
  const empty = useVisiblePageAreas().filter(
    ({ layout, within }) => layout.length === 0 && (within === undefined || within === entered),
  );
  if (!canChange) return null;
  return empty.map((area) => <EmptyArea key={nameOfArea(area)} {...{ page, scale, area }} />);
};
