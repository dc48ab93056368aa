import { siteCalls } from '@sitewright/api/sites';
import type { ReactNode } from 'react';
import { Button, DialogBody, Notice, Skeleton } from '../controls/index.ts';
import { dataOf, useFetched } from '../data-fetching/index.ts';

interface SiteZoneProps {
  readonly children: (zone: string) => ReactNode;
  /** Wraps the loading state and the error; a dialog body by default. */
  readonly frame?: (note: ReactNode) => ReactNode;
}

const inBody = (note: ReactNode) => <DialogBody>{note}</DialogBody>;

/** Renders its children once the site's time zone is loaded. */
export const SiteZone = ({ children, frame = inBody }: SiteZoneProps) => {
  const { fetched, refetch } = useFetched(siteCalls.readSettings, {});
  const zone = dataOf(fetched)?.timeZone;
  if (zone !== undefined) return children(zone);
  return frame(
    fetched.state === 'failed' ? (
      <Notice
        tone="bad"
        title="Failed to load timezone"
        actions={<Button onPress={refetch}>Retry connection</Button>}
      >
        Retry the connection or verify that the site is available.
      </Notice>
    ) : (
      <Skeleton rows={2} shape="form" />
    ),
  );
};
