import { LiveRegion } from '@sitewright/ui/live-region';
import { useEffect, useRef } from 'react';
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components';
import { rectInApp } from '../frame-coordinates.ts';
import { chooseSlash, slashItemsOf, slashStateOf } from '../slash/slash-menu.ts';
import type { SlashItem } from '../slash/slash-items.ts';
import type { TextSession } from '../text-session.ts';
import { useTextState } from './use-text-state.ts';

const GAP = 6;
const HEIGHT = 300;
const WIDTH = 240;

const placeOf = ({ editor: { view } }: TextSession, from: number) => {
  const box = rectInApp(view.dom, view.coordsAtPos(from));
  const isBelow = box.bottom + HEIGHT + GAP < window.innerHeight;
  return {
    left: Math.max(8, Math.min(box.left, window.innerWidth - WIDTH - 8)),
    ...(isBelow ? { top: box.bottom + GAP } : { bottom: window.innerHeight - box.top + GAP }),
  };
};

/** The slash menu, below the slash. */
export const SlashList = ({ session }: { readonly session: TextSession }) => {
  const { editor } = session;
  const open = useTextState(session, () => slashStateOf(editor.state));
  const items = open ? slashItemsOf(editor, open) : [];
  const active = open ? items[open.active] : undefined;
  const groups = [...new Set(items.map(({ group }) => group))];
  const choose = (item: SlashItem | undefined): void => {
    if (item) chooseSlash(editor, item);
  };
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest' });
  });
  const spoken = active && open ? `${active.name}, ${open.active + 1} of ${items.length}` : '';
  return (
    <>
      <LiveRegion message={open && !active ? 'No results found' : spoken} />
      {open ? (
        <div ref={list} className="popover slash" style={placeOf(session, open.from)}>
          <ListBox
            aria-label="Insert"
            selectionMode="single"
            selectedKeys={active ? [active.id] : []}
            onAction={(key) => choose(items.find(({ id }) => id === key))}
            renderEmptyState={() => <p className="option-none">No results found</p>}
          >
            {groups.map((group) => (
              <ListBoxSection key={group} aria-label={group}>
                <Header className="slash-heading">{group}</Header>
                {items
                  .filter((item) => item.group === group)
                  .map(({ id, name }) => (
                    <ListBoxItem key={id} id={id} textValue={name} className="option">
                      {name}
                    </ListBoxItem>
                  ))}
              </ListBoxSection>
            ))}
          </ListBox>
        </div>
      ) : null}
    </>
  );
};
