import { templateCalls } from '@sitewright/api/templates';
import { useEffect, useMemo } from 'react';
import { useNextHistoryLabel, useSaveState, type HistoryEntry } from '../../documents/index.ts';
import { dataOf, useFetched, useRefresh } from '../../data-fetching/index.ts';
import { isThere, type TemplateFile } from './template-file.ts';

const noFiles: readonly TemplateFile[] = [];

const labelOf = ({ label }: HistoryEntry): string => label;

/** Whether a command changes the list of files; typing does not. */
const isAboutFiles = (label: string | undefined): boolean =>
  /^(?:Add|Rename|Remove|Duplicate) /.test(label ?? '');

/** The saved template files, refetched after changes of this tab. */
export const useTemplateFiles = () => {
  const { fetched, refetch } = useFetched(templateCalls.listFiles, {});
  const undo = useNextHistoryLabel('undo', labelOf);
  const redo = useNextHistoryLabel('redo', labelOf);
  const isSaved = useSaveState() === 'saved';
  const refresh = useRefresh();
  const isStale = isSaved && (isAboutFiles(undo) || isAboutFiles(redo));
  useEffect(() => {
    if (isStale) void refresh(templateCalls.listFiles);
    // A new function with every render: only what was done counts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isStale, undo, redo]);
  const data = dataOf(fetched);
  const all = data?.files ?? noFiles;
  const files = useMemo(() => all.filter(isThere), [all]);
  return {
    fetched,
    refetch,
    data,
    /** Includes deleted files: their names are taken. */
    all,
    files,
    refresh: () => refresh(templateCalls.listFiles),
  };
};

export type TemplateFiles = ReturnType<typeof useTemplateFiles>;
