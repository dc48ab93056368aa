import { kindOf, readBlockValue, type PlacedBlock, type Section } from '@sitewright/domain/blocks';
import type { FormScope } from '../../blocks/index.ts';
import { endOfScript } from '../../html/index.ts';
import { readMarkup, type OwnMarkup } from '../../inline-scripts/index.ts';
import { sectionsOf } from '../model/page-sections.ts';
import type { PageData } from '../model/page-data.ts';

const nothing: OwnMarkup = { scriptTexts: [], scriptHosts: [], formHosts: [] };

/** Modes that run nothing. */
const SHOWN_MODES: ReadonlySet<unknown> = new Set(['markdown', 'css', 'json', 'text']);

/** A block may also consist of a script, which is printed between our own tags. */
const markupOfScript = (source: string): OwnMarkup => ({
  ...nothing,
  scriptTexts: [source.slice(0, endOfScript(source, 0))],
});

const markupOfBlock = (block: PlacedBlock): OwnMarkup => {
  const { source, mode, isSourceShown } = readBlockValue(block);
  if (typeof source !== 'string' || isSourceShown === true || SHOWN_MODES.has(mode)) return nothing;
  return mode === 'javascript' ? markupOfScript(source) : readMarkup(source);
};

const codeBlocksIn = (sections: readonly Section[]): PlacedBlock[] =>
  sections.flatMap(({ blocks }) => blocks.filter((block) => kindOf(block) === 'code'));

const codeFieldsOf = ({ collection, settings }: PageData): string[] =>
  [
    collection?.headerCode,
    collection?.postItemCode,
    settings?.['headerCode'],
    settings?.['footerCode'],
  ].filter((code) => typeof code === 'string' && code !== '') as string[];

/**
 * Scripts and form targets in a page's code blocks and code fields: storing them requires the permission
 * `code`.
 */
export const findCodeMarkup = (data: PageData): OwnMarkup[] => [
  ...codeFieldsOf(data).map((code) => readMarkup(code)),
  ...codeBlocksIn(sectionsOf(data)).map(markupOfBlock),
];

/** The same in what forms of the page add to it after they were sent. */
export const findFormMarkup = (scope: Pick<FormScope, 'forms'> | undefined): OwnMarkup[] =>
  [...(scope?.forms.values() ?? [])].flatMap(({ submissionHTML = '' }) =>
    submissionHTML === '' ? [] : [readMarkup(submissionHTML)],
  );
