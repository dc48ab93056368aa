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
import { Image, Minus, Plus, ShoppingBag, SquareMousePointer, Type, type LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button as AriaButton, Menu, MenuTrigger, Popover } from 'react-aria-components';
import { Card, CardBody, EmptyState, MenuItem, Section, SortableList } from '../../controls/index.ts';
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

const iconOf = ({ kind }: CampaignBlock) => {
  const Icon = icons[kind];
  return <Icon size={16} aria-hidden />;
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

interface RowsProps extends Omit<BlockListProps, 'history'> {
  readonly selectedId: string;
  readonly onSelect: (id: string) => void;
}

/** In order; the one that is selected is changed below. */
const BlockRows = ({ blocks, faults, onChange, selectedId, onSelect }: RowsProps) => {
  const change = (index: number, changed: (current: Blocks, id: string) => Blocks): void => {
    const id = blocks[index]?.id;
    if (id !== undefined) onChange((current) => changed(current, id));
  };
  const duplicate = (index: number): void => {
    const copyId = newBlockId();
    change(index, (current, id) => copyCampaignBlock(current, id, copyId));
  };
  return (
    <SortableList
      label="Blocks of the email"
      rows={blocks.map((block) => ({
        id: block.id,
        name: blockTitle(block),
        lead: iconOf(block),
        note: faults.some(({ blockId }) => blockId === block.id) ? (
          <span className="campaign-block-fault">Incomplete</span>
        ) : null,
      }))}
      actions={{
        move: (from, to) => change(from, (current, id) => moveCampaignBlock(current, id, to)),
        duplicate: blocks.length < campaignLimits.BLOCKS ? duplicate : undefined,
        remove: (index) => change(index, removeCampaignBlock),
      }}
      selectionMode="single"
      selectionBehavior="replace"
      selectedKeys={selectedId === '' ? [] : [selectedId]}
      onSelectionChange={(keys) => onSelect(keys === 'all' ? '' : String([...keys][0] ?? ''))}
    />
  );
};

/** The content of the email, and the block that is being changed. */
export const BlockList = ({ blocks, faults, onChange, history }: BlockListProps) => {
  const [selectedId, select] = useState('');
  const addedId = useRef('');
  const selected = blocks.find(({ id }) => id === selectedId);
  const add = (kind: CampaignBlockKind): void => {
    const id = newBlockId();
    onChange((current) => addCampaignBlock(current, newCampaignBlock(kind, id), selected?.id));
    addedId.current = id;
    select(id);
  };
  /** Only once: a text that undo replaces must not take the focus. */
  const focusAdded = (focus: () => void): void => {
    if (addedId.current === selectedId) focus();
    addedId.current = '';
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
              onText={focusAdded}
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
