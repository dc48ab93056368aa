import {
  addCampaignBlock,
  campaignBlockKinds,
  campaignLimits,
  changeCampaignBlock,
  copyCampaignBlock,
  moveCampaignBlock,
  newCampaignBlock,
  removeCampaignBlock,
  type CampaignBlock,
  type CampaignBlockKind,
  type CampaignFault,
} from '@sitewright/domain/campaigns';
import { campaignFaultMessages } from '@sitewright/domain/campaigns';
import {
  Copy,
  GripVertical,
  Image,
  Minus,
  MoreHorizontal,
  MoveDown,
  MoveUp,
  Plus,
  ShoppingBag,
  SquareMousePointer,
  Trash2,
  Type,
  type LucideIcon,
} from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import {
  Button as AriaButton,
  DropIndicator,
  GridList,
  GridListItem,
  Menu,
  MenuTrigger,
  Popover,
  useDragAndDrop,
} from 'react-aria-components';
import { Card, CardBody, EmptyState, MenuItem, Section, useFocusAfterMove } from '../../controls/index.ts';
import type { TextHistory } from '../../text/index.ts';
import { blockNames, blockTitle } from '../campaign-texts.ts';
import { BlockFields } from './block-fields.tsx';
import './block-list.css';

const icons: Readonly<Record<CampaignBlockKind, LucideIcon>> = {
  text: Type,
  image: Image,
  button: SquareMousePointer,
  product: ShoppingBag,
  divider: Minus,
};

type Blocks = readonly CampaignBlock[];

interface BlockListProps {
  readonly blocks: Blocks;
  readonly faults: readonly CampaignFault[];
  /** Of the blocks as they are then: what was typed into a text comes after the press that ended it. */
  readonly onChange: (change: (blocks: Blocks) => Blocks, field?: string) => void;
  readonly history: TextHistory;
}

/** Typing on in the fields of a block is undone as one; a text says itself where a step of it ends. */
const inputOf = ({ id, kind }: CampaignBlock): string => (kind === 'text' ? '' : `block ${id}`);

const newBlockId = (): string => crypto.randomUUID().slice(0, 8);

const AddBlock = ({ onAdd }: { readonly onAdd: (kind: CampaignBlockKind) => void }) => (
  <MenuTrigger>
    <AriaButton className="button button-plain">
      <Plus size={16} aria-hidden />
      <span className="button-label">Add block</span>
    </AriaButton>
    <Popover className="popover" placement="bottom start">
      <Menu className="menu" aria-label="Add block">
        {campaignBlockKinds.map((kind) => (
          <MenuItem key={kind} id={kind} icon={icons[kind]} onAction={() => onAdd(kind)}>
            {blockNames[kind]}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  </MenuTrigger>
);

interface RowProps {
  readonly block: CampaignBlock;
  readonly index: number;
  readonly count: number;
  readonly hasFault: boolean;
  readonly onMove: (to: number) => void;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
}

const RowMenu = ({ block, index, count, onMove, onCopy, onRemove }: RowProps) => (
  <MenuTrigger>
    <AriaButton className="button button-quiet button-icon" aria-label={`Actions for ${blockTitle(block)}`}>
      <MoreHorizontal size={16} aria-hidden />
    </AriaButton>
    <Popover className="popover" placement="bottom end">
      <Menu className="menu" aria-label={blockTitle(block)}>
        {index === 0 ? null : (
          <MenuItem id="up" icon={MoveUp} onAction={() => onMove(index - 1)}>
            Move up
          </MenuItem>
        )}
        {index === count - 1 ? null : (
          <MenuItem id="down" icon={MoveDown} onAction={() => onMove(index + 1)}>
            Move down
          </MenuItem>
        )}
        {count < campaignLimits.BLOCKS ? (
          <MenuItem id="copy" icon={Copy} onAction={onCopy}>
            Duplicate
          </MenuItem>
        ) : null}
        <MenuItem id="remove" icon={Trash2} onAction={onRemove}>
          Remove
        </MenuItem>
      </Menu>
    </Popover>
  </MenuTrigger>
);

const BlockRow = (props: RowProps) => {
  const { block, hasFault } = props;
  const Icon = icons[block.kind];
  return (
    <GridListItem id={block.id} textValue={blockTitle(block)} className="campaign-block">
      <AriaButton slot="drag" className="campaign-grip" aria-label={`Drag ${blockTitle(block)}`}>
        <GripVertical size={16} aria-hidden />
      </AriaButton>
      <Icon size={16} aria-hidden />
      <span className="campaign-block-name truncate">{blockTitle(block)}</span>
      {hasFault ? <span className="campaign-block-fault">Incomplete</span> : null}
      <RowMenu {...props} />
    </GridListItem>
  );
};

const useDragging = (blocks: Blocks, move: (id: string, to: number) => void) => {
  const indexOf = (id: string): number => blocks.findIndex((block) => block.id === id);
  return useDragAndDrop({
    getItems: (dragged) => [...dragged].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const id = String([...keys][0]);
      const to = indexOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0);
      move(id, to > indexOf(id) ? to - 1 : to);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className="campaign-drop" />,
  });
};

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

interface RowsProps extends Omit<BlockListProps, 'history'> {
  readonly selectedId: string;
  readonly onSelect: (id: string) => void;
}

/** In order. Moved by drag, from the menu, or with Alt and the arrow keys; Delete removes one. */
const BlockRows = ({ blocks, faults, onChange, selectedId, onSelect }: RowsProps) => {
  const move = (id: string, to: number): void => onChange((current) => moveCampaignBlock(current, id, to));
  const { dragAndDropHooks } = useDragging(blocks, move);
  const { list, follow } = useFocusAfterMove();
  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    const id = event.target instanceof HTMLElement ? event.target.dataset['key'] : undefined;
    const index = blocks.findIndex((block) => block.id === id);
    if (id === undefined || index < 0) return;
    const by = steps[event.key];
    if (by !== undefined && event.altKey) {
      event.preventDefault();
      event.stopPropagation();
      follow((rows) => rows[index + by]);
      move(id, index + by);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.stopPropagation();
      follow((rows) => rows[Math.min(index, blocks.length - 2)]);
      onChange((current) => removeCampaignBlock(current, id));
    }
  };
  return (
    <div ref={list} onKeyDownCapture={onKey}>
      <GridList
        aria-label="Blocks of the email"
        className="campaign-blocks"
        dragAndDropHooks={dragAndDropHooks}
        selectionMode="single"
        selectionBehavior="replace"
        selectedKeys={selectedId === '' ? [] : [selectedId]}
        onSelectionChange={(keys) => onSelect(keys === 'all' ? '' : String([...keys][0] ?? ''))}
      >
        {blocks.map((block, index) => (
          <BlockRow
            key={block.id}
            {...{ block, index }}
            count={blocks.length}
            hasFault={faults.some(({ blockId }) => blockId === block.id)}
            onMove={(to) => move(block.id, to)}
            onCopy={() => {
              const copyId = newBlockId();
              onChange((current) => copyCampaignBlock(current, block.id, copyId));
            }}
            onRemove={() => onChange((current) => removeCampaignBlock(current, block.id))}
          />
        ))}
      </GridList>
    </div>
  );
};

/** The content of the email, and the block that is being changed. */
export const BlockList = ({ blocks, faults, onChange, history }: BlockListProps) => {
  const [selectedId, select] = useState('');
  const selected = blocks.find(({ id }) => id === selectedId);
  const add = (kind: CampaignBlockKind): void => {
    const id = newBlockId();
    onChange((current) => addCampaignBlock(current, newCampaignBlock(kind, id), selected?.id));
    select(id);
  };
  return (
    <Section
      title="Content"
      actions={blocks.length < campaignLimits.BLOCKS ? <AddBlock onAdd={add} /> : undefined}
    >
      {blocks.length === 0 ? (
        <EmptyState icon={Type} title="Nothing written yet">
          Add a text, an image, a button, a product or a line.
        </EmptyState>
      ) : (
        <BlockRows {...{ blocks, faults, onChange, selectedId }} onSelect={select} />
      )}
      {selected ? (
        <Card>
          <CardBody>
            <h3 className="campaign-block-title">{blockNames[selected.kind]}</h3>
            <BlockFields
              block={selected}
              history={history}
              onChange={(block) => onChange((current) => changeCampaignBlock(current, block), inputOf(block))}
            />
            {faults
              .filter(({ blockId }) => blockId === selected.id)
              .map(({ code }) => (
                <p key={code} className="field-error">
                  {campaignFaultMessages[code]}
                </p>
              ))}
          </CardBody>
        </Card>
      ) : null}
    </Section>
  );
};
