import { templateCalls } from '@sitewright/api/templates';
import { useConfirm } from '../controls/index.ts';
import { send } from '../data-fetching/index.ts';
import type { NewRelease } from './send-release.ts';

const HOME = '/';

const filesOf = ({ documents }: NewRelease): string[] =>
  documents.filter(({ kind }) => kind === 'template').map(({ id }) => id);

/** Confirms publishing files with errors: one of them can break every page. */
export const useTemplateCheck = () => {
  const confirm = useConfirm();
  return async (release: NewRelease): Promise<boolean> => {
    const files = filesOf(release);
    if (files.length === 0) return true;
    const outcome = await send(templateCalls.tryOut, { body: { at: HOME, files: [] } });
    const errors = outcome.ok ? outcome.answer.errors.filter(({ file }) => files.includes(file)) : [];
    const [first] = errors;
    if (!first) return true;
    return confirm({
      title: 'Publish a template with errors?',
      text:
        `There ${errors.length === 1 ? 'is an error' : `are ${errors.length} errors`} in it. ${first.file}` +
        `${first.line === undefined ? '' : `, line ${first.line}`}: ${first.message} ` +
        'Pages may break for visitors.',
      confirm: 'Publish anyway',
    });
  };
};
