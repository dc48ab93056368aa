import { isRecord } from '@sitewright/domain/documents';
import type { SiteForm } from '@sitewright/domain/forms';
import { isId } from '@sitewright/domain/ids';
import {
  collectionTypes,
  recordTypes,
  type CollectionContent,
  type ItemContent,
} from '@sitewright/domain/pages';
import { newId } from '../ids/index.ts';
import { completeVariants } from './complete-variants.ts';
import { ImportFault } from './import-fault.ts';
import { readJsonFolder, type JsonFile } from './site-folder.ts';

/** Fields of a file that are stored outside of the content. */
export interface StoredFields {
  readonly addedOn?: number;
  readonly updatedOn?: number;
  readonly likeCount?: number;
  /** Stock of a product's variants by id; null means unlimited. */
  readonly stock?: Readonly<Record<string, number | null>>;
  readonly passwordHash?: string;
  /** For pages: whether it is the site's homepage. */
  readonly isHomepage?: true;
}

export interface ReadDocument<Content> {
  readonly file: string;
  readonly published: Content | undefined;
  /** If it differs from the published content. */
  readonly draft: Content | undefined;
  readonly storedFields: StoredFields;
}

const DRAFT_ENDING = /\.draft\.json$/;

/** `collections/a.b.json` is the page at /a/b. */
const urlIdOf = (name: string): string =>
  (name.split('/').at(-1) ?? '')
    .replace(DRAFT_ENDING, '')
    .replace(/\.json$/, '')
    .replaceAll('.', '/');

const readStock = (stock: Readonly<Record<string, unknown>>): Record<string, number | null> =>
  Object.fromEntries(
    Object.entries(stock).filter(
      (entry): entry is [string, number | null] => entry[1] === null || typeof entry[1] === 'number',
    ),
  );

const splitStoredFields = (value: JsonFile['value']) => {
  const { addedOn, updatedOn, likeCount, stock, passwordHash, isHomepage, ...content } = value;
  const storedFields: StoredFields = {
    ...(typeof addedOn === 'number' ? { addedOn } : {}),
    ...(typeof updatedOn === 'number' ? { updatedOn } : {}),
    ...(typeof likeCount === 'number' ? { likeCount } : {}),
    ...(isRecord(stock) ? { stock: readStock(stock) } : {}),
    ...(typeof passwordHash === 'string' ? { passwordHash } : {}),
    ...(isHomepage === true ? { isHomepage } : {}),
  };
  return { storedFields, content };
};

/** Both files of a document: `post.json` and `post.draft.json`. */
const pairFiles = (files: readonly JsonFile[]): { plain?: JsonFile; draft?: JsonFile }[] => {
  const pairs = new Map<string, { plain?: JsonFile; draft?: JsonFile }>();
  for (const file of files) {
    const isDraft = DRAFT_ENDING.test(file.name);
    const key = file.name.replace(isDraft ? DRAFT_ENDING : /\.json$/, '');
    pairs.set(key, { ...pairs.get(key), [isDraft ? 'draft' : 'plain']: file });
  }
  return [...pairs.values()];
};

type Fill<Content> = (value: JsonFile['value'], file: string, id: string) => Content;

const readPair = <Content>(
  pair: { plain?: JsonFile; draft?: JsonFile },
  fill: Fill<Content>,
): ReadDocument<Content> => {
  const files = [pair.plain, pair.draft].filter((file) => file !== undefined);
  const given = files.map(({ value }) => value['id']).find((id) => typeof id === 'string');
  const id = typeof given === 'string' ? given : newId();
  const read = (file: JsonFile | undefined) =>
    file && fill(splitStoredFields(file.value).content, file.name, id);
  const [first] = files;
  return {
    file: first?.name ?? '',
    published: read(pair.plain),
    draft: read(pair.draft),
    storedFields: first ? splitStoredFields(first.value).storedFields : {},
  };
};

/** A handwritten page states only what differs from the defaults. */
const fillCollection: Fill<CollectionContent> = (value, file, id) =>
  ({
    urlId: urlIdOf(file),
    title: urlIdOf(file),
    status: 'published',
    type: collectionTypes.page,
    typeName: 'page',
    ...value,
    id,
  }) as CollectionContent;

export const readCollections = async (folder: string): Promise<ReadDocument<CollectionContent>[]> =>
  pairFiles(await readJsonFolder(folder, 'collections')).map((pair) => readPair(pair, fillCollection));

/** `forms/<id>.json`: blocks refer to forms by id. */
export const readForms = async (
  folder: string,
): Promise<(ReadDocument<SiteForm> & { readonly id: string })[]> =>
  pairFiles(await readJsonFolder(folder, 'forms')).map((pair) => {
    const read = readPair(pair, (value) => value as unknown as SiteForm);
    const id = urlIdOf(read.file);
    if (!isId(id)) throw new ImportFault(read.file, 'The name of the file is not the id of a form.');
    return { ...read, id };
  });

/** `items/journal/first-post.json`: the folder names the page it belongs to. */
export const readItems = async (
  folder: string,
  collectionIds: ReadonlyMap<string, string>,
): Promise<ReadDocument<ItemContent>[]> => {
  const fill: Fill<ItemContent> = (value, file, id) => {
    const parent = (file.split('/')[1] ?? '').replaceAll('.', '/');
    const collectionId = collectionIds.get(parent);
    if (collectionId === undefined) throw new ImportFault(file, `There is no page called "${parent}".`);
    const urlId = urlIdOf(file);
    const usual = { urlId, title: urlId, status: 'published', recordType: recordTypes.text };
    return { ...usual, ...value, collectionId, id } as ItemContent;
  };
  return pairFiles(await readJsonFolder(folder, 'items')).map((pair) => withVariants(readPair(pair, fill)));
};

const withVariants = ({
  published,
  draft,
  ...read
}: ReadDocument<ItemContent>): ReadDocument<ItemContent> => {
  const filled = published && completeVariants(published);
  return { ...read, published: filled, draft: draft && completeVariants(draft, filled) };
};
