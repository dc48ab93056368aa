import { ArrowDown, ArrowUp, Copy, Palette, Plus, Trash2 } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import { sectionThemes } from '@sitewright/domain/blocks';
import { Button, Menu, MenuTrigger, Popover } from 'react-aria-components';
import { MenuItem } from '../../controls/index.ts';
import { newId } from '../../document/index.ts';
import { addSection, changeSection } from '../acts/section-acts.ts';
import { useCanvas, useShownScene } from '../state/canvas-context.ts';
import { InsertMenu } from '../insert/insert-menu.tsx';
import { nameOfSection, nameOfTheme } from '../model/describe.ts';
import { sectionIn } from '../model/scene.ts';
import { useActs } from '../hands/use-acts.ts';

interface SectionProps {
  readonly sectionId: string;
}

const ThemeMenu = ({ sectionId }: SectionProps) => {
  const { perform } = useCanvas();
  const theme = sectionIn(useShownScene(), sectionId)?.section.theme ?? 'paper';
  return (
    <MenuTrigger>
      <Button className="canvas-act" aria-label="Theme of the section">
        <Palette size={14} aria-hidden />
      </Button>
      <Popover className="popover" offset={6}>
        <Menu
          className="menu"
          aria-label="Theme of the section"
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[theme]}
          onSelectionChange={(keys) => {
            const chosen = sectionThemes.find((each) => keys === 'all' || keys.has(each));
            if (chosen) perform((scene) => changeSection(scene, sectionId, { theme: chosen }));
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
  const acts = useActs();
  const [isOpen, setOpen] = useState(false);
  const plus = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={plus}
        className="canvas-act"
        aria-label={`Add a block to ${name}`}
        onPress={() => setOpen(true)}
      >
        <Plus size={14} aria-hidden />
      </Button>
      <InsertMenu triggerRef={plus} isOpen={isOpen} onOpenChange={setOpen} onPick={acts.add} />
    </>
  );
};

/** What can be done with the selected section, at its upper edge. */
export const SectionBar = ({ sectionId }: SectionProps) => {
  const acts = useActs();
  const found = sectionIn(useShownScene(), sectionId);
  if (!found) return null;
  const index = found.area.layout.indexOf(found.section);
  const name = nameOfSection(found.section, index);
  return (
    <div className="canvas-bar canvas-bar-section">
      <span className="canvas-tag">{name}</span>
      <AddToSection name={name} />
      <Button
        className="canvas-act"
        aria-label={`Move ${name} up`}
        isDisabled={index === 0}
        onPress={() => acts.shift(-1)}
      >
        <ArrowUp size={14} aria-hidden />
      </Button>
      <Button
        className="canvas-act"
        aria-label={`Move ${name} down`}
        isDisabled={index === found.area.layout.length - 1}
        onPress={() => acts.shift(1)}
      >
        <ArrowDown size={14} aria-hidden />
      </Button>
      <ThemeMenu sectionId={sectionId} />
      <Button className="canvas-act" aria-label={`Duplicate ${name}`} onPress={acts.duplicate}>
        <Copy size={14} aria-hidden />
      </Button>
      <Button className="canvas-act" aria-label={`Delete ${name}`} onPress={acts.remove}>
        <Trash2 size={14} aria-hidden />
      </Button>
    </div>
  );
};

/** At the lower edge of a section. */
export const AddSectionButton = memo(({ sectionId }: SectionProps) => {
  const { perform } = useCanvas();
  const add = () =>
    void perform((scene) => {
      const found = sectionIn(scene, sectionId);
      return found && addSection(found.area, sectionId, newId);
    });
  return (
    <Button className="canvas-add-section" onPress={add}>
      <Plus size={14} aria-hidden />
      Add section
    </Button>
  );
});
