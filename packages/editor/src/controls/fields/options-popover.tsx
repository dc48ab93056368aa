import { ListBox, ListBoxItem, Popover } from 'react-aria-components';
import '../overlays/popover.css';

export interface Choice {
  readonly id: string;
  readonly name: string;
  readonly detail?: string;
}

/** The options of a combo box. */
export const OptionsPopover = () => (
  <Popover className="popover popover-list" offset={4}>
    <ListBox<Choice>
      className="option-list"
      renderEmptyState={() => <p className="option-none">No results found</p>}
    >
      {({ name, detail }) => (
        <ListBoxItem textValue={name} className="option">
          <span className="truncate">{name}</span>
          {detail === undefined ? null : <span className="option-detail truncate">{detail}</span>}
        </ListBoxItem>
      )}
    </ListBox>
  </Popover>
);
