import { mailingListsCalls as calls } from '@sitewright/api/mailing-lists';
import { useEffect, useRef } from 'react';
import { Notice, ProgressBar } from '../../controls/index.ts';
import { dataOf, useFetched, useRefresh } from '../../data-fetching/index.ts';
import { addressesText, faultNames, type ListImport } from '../list-texts.ts';
import { useRefreshLists } from '../use-mailing-lists.ts';

const POLL_MS = 500;

const isUnderWay = (latest: ListImport | null | undefined): boolean =>
  latest?.state === 'waiting' || latest?.state === 'running';

/** Reads the progress again until it ends, and the list then. */
const useProgress = (latest: ListImport | null | undefined): void => {
  const refresh = useRefresh();
  const refreshLists = useRefreshLists();
  const isRunning = isUnderWay(latest);
  const wasRunning = useRef(false);
  useEffect(() => {
    if (!isRunning) {
      if (wasRunning.current) void refreshLists();
      wasRunning.current = false;
      return undefined;
    }
    wasRunning.current = true;
    const timer = setInterval(() => void refresh(calls.readImport), POLL_MS);
    return () => clearInterval(timer);
  }, [isRunning, refresh, refreshLists]);
};

const resultText = ({ added, known, invalid, duplicates, suppressed }: ListImport): string =>
  [
    `${addressesText(added)} added`,
    ...(known > 0 ? [`${known} on the list before`] : []),
    ...(invalid > 0 ? [`${invalid} without an email address`] : []),
    ...(duplicates > 0 ? [`${duplicates} twice in the file`] : []),
    ...(suppressed > 0 ? [`${suppressed} left out because they unsubscribed or cannot be reached`] : []),
  ].join(', ');

const Faults = ({ faults }: Pick<ListImport, 'faults'>) =>
  faults.length === 0 ? null : (
    <details>
      <summary>Rows that added nobody</summary>
      <ul className="mailing-faults">
        {faults.map(({ line, email, code }) => (
          <li
            key={`${line}${code}`}
          >{`Line ${line}: ${faultNames[code]}${email === '' ? '' : ` (${email})`}`}</li>
        ))}
      </ul>
    </details>
  );

/** Progress and result of the latest import of a list. */
export const ImportNotice = ({ listId }: { readonly listId: string }) => {
  const { fetched } = useFetched(calls.readImport, { params: { id: listId } });
  const latest = dataOf(fetched)?.latest;
  useProgress(latest);
  if (!latest) return null;
  if (isUnderWay(latest))
    return (
      <ProgressBar
        label={`Importing ${latest.filename}`}
        percent={latest.percent}
        text={`${latest.rows.toLocaleString('en-US')} rows read, ${addressesText(latest.added)} added`}
      />
    );
  if (latest.state === 'failed')
    return (
      <Notice tone="bad" title={`${latest.filename} was not imported`}>
        {latest.fault}
      </Notice>
    );
  return (
    <Notice tone="good" title={`Imported ${latest.filename}`}>
      <p>{`${resultText(latest)}.`}</p>
      <Faults faults={latest.faults} />
    </Notice>
  );
};
