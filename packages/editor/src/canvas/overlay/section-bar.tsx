import { ArrowDown, ArrowUp, Copy, Palette, Plus, Trash2 } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import { sectionThemes } from '@sitewright/domain/blocks';
import { Button, Menu, MenuTrigger, Popover } from 'react-aria-components';
import { MenuItem } from '../../controls/index.ts';
import { newId } from '../../documents/index.ts';
import { addSection, changeSection } from '../actions/section-actions.ts';
import { useCanvas, useVisiblePageAreas } from '../canvas-context.ts';
import { InsertMenu } from '../insert/insert-menu.tsx';
import { nameOfSection, nameOfTheme } from '../model/describe.ts';
import { sectionIn } from '../model/page-areas.ts';
import { useActions } from '../input/use-actions.ts';

interface SectionProps {
  readonly sectionId: string;
}

const ThemeMenu = ({ sectionId }: SectionProps) => {
  const { perform } = useCanvas();
  const theme = sectionIn(useVisiblePageAreas(), sectionId)?.section.theme ?? 'paper';
  return (
    <MenuTrigger>
      <Button className="canvas-action" aria-label="Section theme">
        <Palette size={14} aria-hidden />
      </Button>
      <Popover className="popover" offset={6}>
        <Menu
          className="menu"
          aria-label="Section theme"
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[theme]}
          onSelectionChange={(keys) => {
            const chosen = sectionThemes.find((each) => keys === 'all' || keys.has(each));
            if (chosen) perform((pageAreas) => changeSection(pageAreas, sectionId, { theme: chosen }));
          }}
        >
          {sectionThemes.map((each) => (
            <MenuItem key={each} id={each} icon={Palette}>
              {nameOfTheme(each)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
};

const AddToSection = ({ name }: { readonly name: string }) => {
  const actions = useActions();
  const [isOpen, setOpen] = useState(false);
  const plus = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={plus}
        className="canvas-action"
        aria-label={`Add a block to ${name}`}
        onPress={() => setOpen(true)}
      >
        <Plus size={14} aria-hidden />
      </Button>
      <InsertMenu triggerRef={plus} isOpen={isOpen} onOpenChange={setOpen} onPick={actions.add} />
    </>
  );
};

/** Toolbar of the selected section. */
export const SectionBar = ({ sectionId }: SectionProps) => {
  const actions = useActions();
  const found = sectionIn(useVisiblePageAreas(), sectionId);
  if (!found) return null;
  const index = found.area.layout.indexOf(found.section);
  const name = nameOfSection(found.section, index);
  return (
    <div className="canvas-bar canvas-bar-section">
      <span className="canvas-tag">{name}</span>
      <AddToSection name={name} />
      <Button
        className="canvas-action"
        aria-label={`Move ${name} up`}
        isDisabled={index === 0}
        onPress={() => actions.shift(-1)}
      >
        <ArrowUp size={14} aria-hidden />
      </Button>
      <Button
        className="canvas-action"
        aria-label={`Move ${name} down`}
        isDisabled={index === found.area.layout.length - 1}
        onPress={() => actions.shift(1)}
      >
        <ArrowDown size={14} aria-hidden />
      </Button>
      <ThemeMenu sectionId={sectionId} />
      <Button className="canvas-action" aria-label={`Duplicate ${name}`} onPress={actions.duplicate}>
        <Copy size={14} aria-hidden />
      </Button>
      <Button className="canvas-action" aria-label={`Delete ${name}`} onPress={actions.remove}>
        <Trash2 size={14} aria-hidden />
      </Button>
    </div>
  );
};

/** Button at the lower edge of a section. */
export const AddSectionButton = memo(({ sectionId }: SectionProps) => {
  const { perform } = useCanvas();
  const add = () =>
    void perform((pageAreas) => {
      const found = sectionIn(pageAreas, sectionId);
      return found && addSection(found.area, sectionId, newId);
    });
  return (
    <Button className="canvas-add-section" onPress={add}>
      <Plus size={14} aria-hidden />
      Add section
    </Button>
  );
});
