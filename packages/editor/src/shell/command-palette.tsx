import { Search, type LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  Autocomplete,
  Dialog,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  SearchField,
} from 'react-aria-components';
import './command-palette.css';
import { filterCommands } from './palette-filter.ts';
import { useCommands } from './use-commands.ts';
import { useContentSearch } from './use-content-search.ts';

interface CommandPaletteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const searchField = {
  'aria-label': 'Search pages, settings and actions',
  className: 'palette-search',
  autoFocus: true,
};

interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  readonly icon: LucideIcon;
  readonly run: () => void;
}

const EntryItem = ({ id, label, detail, icon: Icon }: PaletteEntry) => (
  <MenuItem id={id} className="menu-item" textValue={label}>
    <Icon size={16} aria-hidden />
    <span className="truncate">{label}</span>
    {detail === undefined ? null : <span className="palette-detail truncate">{detail}</span>}
  </MenuItem>
);

interface EntryGroupProps {
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
}

const EntryGroup = ({ title, entries }: EntryGroupProps) => (
  <MenuSection>
    <Header className="menu-heading">{title}</Header>
    {entries.map((entry) => (
      <EntryItem key={entry.id} {...entry} />
    ))}
  </MenuSection>
);

const Nothing = ({ isPending }: { readonly isPending: boolean }) => (
  <output className="option-none palette-none">{isPending ? 'Searching…' : 'No results found'}</output>
);

const PaletteBody = ({ onClose }: { readonly onClose: () => void }) => {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const commands = filterCommands(useCommands(), typed);
  const { contents, isPending } = useContentSearch(typed);
  const run = (entry: PaletteEntry | undefined): void => {
    if (!entry) return;
    onClose();
    entry.run();
  };
  // Server results arrive after the list has marked its first entry, or found none.
  const runFirst = (): void => {
    const isMarked = input.current?.hasAttribute('aria-activedescendant') ?? false;
    if (typed.trim() !== '' && !isMarked) run([...commands, ...contents][0]);
  };
  return (
    <Autocomplete inputValue={typed} onInputChange={setTyped}>
      <SearchField {...searchField} onSubmit={runFirst}>
        <Search size={18} aria-hidden />
        <Input ref={input} className="palette-input" placeholder="Search pages, settings and actions" />
      </SearchField>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be reached by keyboard */}
      <section className="palette-results" aria-label="Results" tabIndex={0}>
        <Menu
          className="palette-list"
          aria-label="Commands"
          onAction={(id) => run([...commands, ...contents].find((entry) => entry.id === id))}
          renderEmptyState={() => <Nothing isPending={isPending} />}
        >
          {commands.length === 0 ? null : <EntryGroup title="Screens and actions" entries={commands} />}
          {contents.length === 0 ? null : <EntryGroup title="Pages" entries={contents} />}
        </Menu>
      </section>
    </Autocomplete>
  );
};

export const CommandPalette = ({ isOpen, onClose }: CommandPaletteProps) => (
  <ModalOverlay
    className="backdrop"
    isOpen={isOpen}
    isDismissable
    onOpenChange={(open) => (open ? undefined : onClose())}
  >
    <Modal className="modal palette">
      <Dialog className="dialog" aria-label="Commands">
        <PaletteBody onClose={onClose} />
      </Dialog>
    </Modal>
  </ModalOverlay>
);
