import { useEffect, useState } from 'react';
import { useSession } from '../session/index.ts';
import { browserStorage } from './browser-storage.ts';

const readList = (text: string | null): string[] => {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
};

const withPath = (paths: readonly string[], path: string | undefined): readonly string[] =>
  path === undefined || paths.includes(path) ? paths : [...paths, path];

/** The open files, stored for the tab. */
export const useOpenFiles = (shown: string | undefined) => {
  const key = `open-files ${useSession().website.id}`;
  const [kept, setKept] = useState<readonly string[]>(() => readList(browserStorage.read('session', key)));
  const paths = withPath(kept, shown);
  const text = JSON.stringify(paths);
  useEffect(() => browserStorage.keep('session', key, text), [key, text]);
  return {
    paths,
    /** Call before opening another file: the current one stays open. */
    keep: () => setKept(paths),
    replace: (former: string, next: string) => setKept(paths.map((path) => (path === former ? next : path))),
    close: (path: string) => setKept(paths.filter((each) => each !== path)),
  };
};
