import type { Cell } from '@sitewright/domain/blocks';
import { NumberField, Select } from '../../controls/index.ts';
import { moveAllToSection, changePositions } from '../actions/multi-block-actions.ts';
import { nameOfSection } from '../model/describe.ts';
import type { PageAreas, AreaBlock } from '../model/page-areas.ts';
import { useCanvas, useVisiblePageAreas } from '../canvas-context.ts';
import { VerticalField } from './vertical-field.tsx';

interface MultiBlockPositionProps {
  readonly ids: readonly string[];
  readonly found: readonly AreaBlock[];
}

/** The shared value; undefined if they differ. */
const sharedOf = <Value,>(values: readonly Value[]): Value | undefined =>
  values.every((value) => value === values[0]) ? values[0] : undefined;

/** The sections of the page or site chrome part that contains the blocks. */
const sectionChoices = (pageAreas: PageAreas, found: readonly AreaBlock[]) =>
  pageAreas
    .filter(({ within }) => within === found[0]?.area.within)
    .flatMap(({ layout }) =>
      layout.map((section, index) => ({ id: section.id, name: nameOfSection(section, index) })),
    );

const DIFFERENT = 'Mixed values.';

/** Section, vertical alignment and layer of several blocks. */
export const MultiBlockPosition = ({ ids, found }: MultiBlockPositionProps) => {
  const { perform } = useCanvas();
  const pageAreas = useVisiblePageAreas();
  const cells = found.map(({ block }): Cell => block.desktop);
  const layer = sharedOf(cells.map(({ zIndex }) => zIndex ?? 0));
  const place = (change: Parameters<typeof changePositions>[2]) =>
    void perform((now) => changePositions(now, ids, change));
  return (
    <>
      <Select
        label="Section"
        choices={sectionChoices(pageAreas, found)}
        value={sharedOf(found.map(({ section }) => section.id)) ?? ''}
        placeholder="Multiple sections"
        onChange={(id) => void perform((now) => moveAllToSection(now, ids, id))}
      />
      <VerticalField
        value={sharedOf(cells.map(({ verticalAlignment = 'stretch' }) => verticalAlignment))}
        onChange={(verticalAlignment) => place({ verticalAlignment })}
      />
      <NumberField
        label="Layer"
        hint={layer === undefined ? DIFFERENT : 'Blocks on higher layers appear in front.'}
        value={layer}
        onChange={(value) => {
          if (value !== undefined && Number.isInteger(value)) place({ zIndex: value });
        }}
      />
    </>
  );
};
