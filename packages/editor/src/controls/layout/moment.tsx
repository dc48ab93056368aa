import { formatFull, formatSince } from './format-moment.ts';
import { useNow } from './use-now.ts';

/** When something happened: roughly in the text, exactly on pointing at it. */
export const Moment = ({ on }: { readonly on: string }) => {
  const moment = new Date(on);
  return (
    <time dateTime={on} title={formatFull(moment)}>
      {formatSince(moment, useNow())}
    </time>
  );
};
