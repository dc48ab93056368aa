import { isEmail } from '../contributors/index.ts';
import { mailingListLimits as limits } from './members.ts';

/** Where a file has what; -1 for a column that it lacks. */
export interface AddressColumns {
  readonly hasHeader: boolean;
  readonly email: number;
  readonly name: number;
  readonly firstName: number;
  readonly lastName: number;
  readonly tags: number;
}

export interface AddressRow {
  readonly line: number;
  readonly email: string;
  readonly name: string;
  readonly tags: readonly string[];
  readonly isValid: boolean;
}

const names = {
  email: ['email', 'emailaddress', 'mail', 'address', 'subscriber', 'emailadresse', 'adressemail', 'correo'],
  name: ['name', 'fullname', 'vollständigername', 'nomcomplet', 'nombrecompleto'],
  firstName: ['firstname', 'fname', 'vorname', 'prénom', 'nombre'],
  lastName: ['lastname', 'lname', 'surname', 'nachname', 'nom', 'apellido'],
  tags: ['tags', 'tag', 'groups', 'labels'],
} as const;

const folded = (cell: string): string => cell.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** By the header row; a file without one has addresses in its first column. Undefined where there are none. */
export const findColumns = (cells: readonly string[]): AddressColumns | undefined => {
  const heads = cells.map(folded);
  const placeOf = (of: keyof typeof names): number => {
    const known: readonly string[] = names[of];
    return heads.findIndex((head) => known.includes(head));
  };
  const columns = {
    email: placeOf('email'),
    name: placeOf('name'),
    firstName: placeOf('firstName'),
    lastName: placeOf('lastName'),
    tags: placeOf('tags'),
  };
  if (columns.email >= 0) return { ...columns, hasHeader: true };
  const isAddress = isEmail((cells[0] ?? '').trim());
  return isAddress
    ? { hasHeader: false, email: 0, name: 1, firstName: -1, lastName: -1, tags: -1 }
    : undefined;
};

const tidied = (text: string, length: number): string =>
  text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, length);

export const readRow = (
  columns: AddressColumns,
  { line, cells }: { readonly line: number; readonly cells: readonly string[] },
): AddressRow => {
  const cell = (place: number): string => (place < 0 ? '' : (cells[place] ?? ''));
  const email = cell(columns.email).trim();
  const parts = [cell(columns.firstName), cell(columns.lastName)].join(' ');
  const name = tidied(cell(columns.name), limits.MAX_PERSON_NAME_LENGTH);
  const tags = cell(columns.tags)
    .split(/[,;|]/)
    .map((tag) => tidied(tag, limits.MAX_TAG_LENGTH))
    .filter((tag) => tag !== '');
  return {
    line,
    email: email.slice(0, limits.MAX_EMAIL_LENGTH),
    name: name === '' ? tidied(parts, limits.MAX_PERSON_NAME_LENGTH) : name,
    tags: [...new Set(tags)].slice(0, limits.MAX_TAGS),
    isValid: email.length <= limits.MAX_EMAIL_LENGTH && isEmail(email),
  };
};
