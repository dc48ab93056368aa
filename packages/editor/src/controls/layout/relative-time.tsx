import { formatDateTime, formatRelative } from './format-time.ts';
import { useNow } from './use-now.ts';

/** A relative time with the exact one as tooltip. */
export const RelativeTime = ({ on }: { readonly on: string }) => {
  const moment = new Date(on);
  return (
    <time dateTime={on} title={formatDateTime(moment)}>
      {formatRelative(moment, useNow())}
    </time>
  );
};
