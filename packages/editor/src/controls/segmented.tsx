import type { LucideIcon } from 'lucide-react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import './segmented.css';

interface Segment<Id extends string> {
  readonly id: Id;
  readonly name: string;
  readonly icon?: LucideIcon;
}

interface SegmentedProps<Id extends string> {
  readonly label: string;
  readonly segments: readonly Segment<Id>[];
  /** Undefined if none is selected. */
  readonly value: Id | undefined;
  readonly onChange: (id: Id) => void;
}

/** Segmented control. */
export const Segmented = <Id extends string>({ label, segments, value, onChange }: SegmentedProps<Id>) => (
  <ToggleButtonGroup
    aria-label={label}
    className="segmented"
    selectionMode="single"
    disallowEmptySelection
    selectedKeys={value === undefined ? [] : [value]}
    onSelectionChange={(keys) => {
      const chosen = segments.find(({ id }) => keys.has(id));
      if (chosen) onChange(chosen.id);
    }}
  >
    {segments.map(({ id, name, icon: Icon }) => (
      <ToggleButton key={id} id={id} className="segment">
        {Icon ? <Icon size={16} aria-hidden /> : null}
        <span className="segment-name">{name}</span>
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
