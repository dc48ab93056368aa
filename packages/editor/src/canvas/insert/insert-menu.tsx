import type { BlockKind } from '@sitewright/domain/blocks';
import { PanelsTopLeft, Search } from 'lucide-react';
import { createElement, useRef, useState } from 'react';
import {
  Autocomplete,
  Dialog,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  Popover,
  SearchField,
  type PopoverProps,
} from 'react-aria-components';
import { flushSync } from 'react-dom';
import {
  blockGroup,
  blockGroups,
  blockIcon,
  blockTitle,
  canAddBlock,
  searchBlockKinds,
} from '../../blocks/index.ts';
import { useSession } from '../../session/index.ts';
import './insert-menu.css';

export type Addition = BlockKind | 'section';

interface InsertListProps {
  readonly onPick: (addition: Addition) => void;
  readonly offersSection: boolean;
}

const searchField = { 'aria-label': 'Search blocks', className: 'insert-search', autoFocus: true };

const KindItem = ({ kind }: { readonly kind: BlockKind }) => (
  <MenuItem id={kind} textValue={blockTitle(kind)} className="insert-item">
    {createElement(blockIcon(kind), { size: 18, 'aria-hidden': true })}
    <span>{blockTitle(kind)}</span>
  </MenuItem>
);

const SectionItem = () => (
  <MenuItem id="section" textValue="Section" className="insert-item insert-item-wide">
    <PanelsTopLeft size={18} aria-hidden />
    <span>Section</span>
  </MenuItem>
);

const GroupedKinds = ({ kinds }: { readonly kinds: readonly BlockKind[] }) =>
  blockGroups.map((group) => (
    <MenuSection key={group} className="insert-group">
      <Header className="menu-heading">{group}</Header>
      {kinds
        .filter((kind) => blockGroup(kind) === group)
        .map((kind) => (
          <KindItem key={kind} kind={kind} />
        ))}
    </MenuSection>
  ));

const InsertList = ({ onPick, offersSection }: InsertListProps) => {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const isPicked = useRef(false);
  const wanted = typed.trim().toLowerCase();
  const hasSection = offersSection && 'section'.startsWith(wanted);
  const { permissions } = useSession();
  const kinds = searchBlockKinds(wanted).filter((kind) => canAddBlock(kind, permissions));

  // One Enter press reaches both the active item and the field.
  const pick = (addition: Addition) => {
    if (!isPicked.current) onPick(addition);
    isPicked.current = true;
  };

  // The list activates its first item with a delay; fast typists press Enter before that.
  const pickFirst = () => {
    const first = hasSection ? 'section' : kinds[0];
    if (wanted !== '' && first && !input.current?.hasAttribute('aria-activedescendant')) pick(first);
  };

  return (
    <Autocomplete inputValue={typed} onInputChange={setTyped}>
      <SearchField {...searchField} onSubmit={pickFirst}>
        <Search size={16} aria-hidden />
        <Input ref={input} className="insert-input" placeholder="Search blocks" />
      </SearchField>
      <Menu
        className="insert-list"
        aria-label="Blocks"
        onAction={(key) => pick(String(key) as Addition)}
        renderEmptyState={() => <p className="option-none">No results found</p>}
      >
        {hasSection ? <SectionItem /> : null}
        {wanted === '' ? (
          <GroupedKinds kinds={kinds} />
        ) : (
          kinds.map((kind) => <KindItem key={kind} kind={kind} />)
        )}
      </Menu>
    </Autocomplete>
  );
};

interface InsertMenuProps extends Pick<PopoverProps, 'placement' | 'triggerRef' | 'isOpen'> {
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onPick: (addition: Addition) => void;
  /** Whether a section can be added too. */
  readonly offersSection?: boolean;
}

/** Searchable menu of all blocks. */
export const InsertMenu = ({ onPick, offersSection = false, ...popover }: InsertMenuProps) => (
  <Popover className="popover insert" offset={6} {...popover}>
    <Dialog className="dialog" aria-label="Add a block">
      <InsertList
        offersSection={offersSection}
        onPick={(addition) => {
          // The open popover traps the focus, which has to move to the new block.
          flushSync(() => popover.onOpenChange(false));
          onPick(addition);
        }}
      />
    </Dialog>
  </Popover>
);
