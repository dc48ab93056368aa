import type { SiteField, SiteFieldKind } from '@sitewright/domain/forms';
import {
  AtSign,
  CalendarDays,
  CaseSensitive,
  CheckSquare,
  CircleDot,
  Clock,
  DollarSign,
  EyeOff,
  FileUp,
  Globe,
  Hash,
  Heading,
  KeyRound,
  ListChecks,
  Mail,
  MapPin,
  Phone,
  SeparatorHorizontal,
  SquareChevronDown,
  Text,
  UserRound,
  type LucideIcon,
} from 'lucide-react';

interface FieldKindDefinition {
  readonly name: string;
  readonly icon: LucideIcon;
  /** Label of a new field. */
  readonly title: string;
}

/** How each kind of field appears in menus and lists. */
export const fieldKindDefinitions: Readonly<Record<SiteFieldKind, FieldKindDefinition>> = {
  text: { name: 'Text', icon: CaseSensitive, title: 'Text' },
  textarea: { name: 'Text area', icon: Text, title: 'Message' },
  email: { name: 'Email', icon: Mail, title: 'Email' },
  currency: { name: 'Currency', icon: DollarSign, title: 'Amount' },
  number: { name: 'Number', icon: Hash, title: 'Number' },
  website: { name: 'Website', icon: Globe, title: 'Website' },
  password: { name: 'Password', icon: KeyRound, title: 'Password' },
  twitter: { name: 'Twitter handle', icon: AtSign, title: 'Twitter' },
  date: { name: 'Date', icon: CalendarDays, title: 'Date' },
  time: { name: 'Time', icon: Clock, title: 'Time' },
  name: { name: 'Name', icon: UserRound, title: 'Name' },
  address: { name: 'Address', icon: MapPin, title: 'Address' },
  phone: { name: 'Phone', icon: Phone, title: 'Phone' },
  section: { name: 'Heading', icon: Heading, title: 'Heading' },
  radio: { name: 'Radio buttons', icon: CircleDot, title: 'Choose one' },
  checkbox: { name: 'Checkboxes', icon: CheckSquare, title: 'Choose any' },
  select: { name: 'Dropdown', icon: SquareChevronDown, title: 'Choose one' },
  likert: { name: 'Survey', icon: ListChecks, title: 'How much do you agree?' },
  hidden: { name: 'Hidden', icon: EyeOff, title: 'Hidden field' },
  file: { name: 'File upload', icon: FileUp, title: 'File' },
  page: { name: 'Page break', icon: SeparatorHorizontal, title: 'Next page' },
};

/** Kinds in the menu of new fields. */
export const fieldKindGroups: readonly {
  readonly name: string;
  readonly kinds: readonly SiteFieldKind[];
}[] = [
  { name: 'Text', kinds: ['text', 'textarea', 'number', 'currency', 'website', 'password', 'twitter'] },
  { name: 'Contact', kinds: ['name', 'email', 'phone', 'address'] },
  { name: 'Choice', kinds: ['radio', 'checkbox', 'select', 'likert'] },
  { name: 'Other', kinds: ['date', 'time', 'file', 'hidden'] },
  { name: 'Layout', kinds: ['section', 'page'] },
];

const startOptions: Partial<Record<SiteFieldKind, readonly string[]>> = {
  radio: ['Option 1', 'Option 2'],
  checkbox: ['Option 1', 'Option 2'],
  select: ['Option 1', 'Option 2'],
  likert: ['Statement 1'],
};

export const newField = (type: SiteFieldKind, newId: () => string): SiteField => {
  const options = startOptions[type];
  return {
    id: `${type}-${newId()}`,
    type,
    title: fieldKindDefinitions[type].title,
    ...(options && { options }),
  };
};
