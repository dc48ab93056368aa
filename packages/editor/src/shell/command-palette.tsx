import { Search } from 'lucide-react';
import { useState } from 'react';
import {
  Autocomplete,
  Dialog,
  Input,
  Menu,
  MenuItem,
  Modal,
  ModalOverlay,
  SearchField,
} from 'react-aria-components';
import './command-palette.css';
import { filterCommands } from './palette-filter.ts';
import { useCommands } from './use-commands.ts';

interface CommandPaletteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const searchField = {
  'aria-label': 'Search screens and actions',
  className: 'palette-search',
  autoFocus: true,
};

const PaletteBody = ({ onClose }: { readonly onClose: () => void }) => {
  const [typed, setTyped] = useState('');
  const commands = useCommands();
  const run = (id: unknown) => {
    onClose();
    commands.find((command) => command.id === id)?.run();
  };
  return (
    <Autocomplete inputValue={typed} onInputChange={setTyped}>
      <SearchField {...searchField}>
        <Search size={18} aria-hidden />
        <Input className="palette-input" placeholder="Search screens and actions" />
      </SearchField>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be reached by keyboard */}
      <section className="palette-results" aria-label="Results" tabIndex={0}>
        <Menu
          className="palette-list"
          aria-label="Commands"
          items={filterCommands(commands, typed)}
          onAction={run}
          renderEmptyState={() => <p className="option-none">No results found</p>}
        >
          {({ id, name, icon: Icon }) => (
            <MenuItem id={id} className="menu-item" textValue={name}>
              <Icon size={16} aria-hidden />
              <span>{name}</span>
            </MenuItem>
          )}
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
