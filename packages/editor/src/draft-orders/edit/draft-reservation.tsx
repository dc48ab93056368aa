import { Card, CardBody, Section, useNow } from '../../controls/index.ts';
import { localTime, momentOf, TIME_PASSED, useSiteZone } from '../../time-zones/index.ts';
import { CommittedText } from './committed-fields.tsx';
import type { DraftEditing } from './use-draft.ts';

/** Until when others cannot buy the items. */
export const DraftReservation = ({ editing: { draft, change } }: { readonly editing: DraftEditing }) => {
  const zone = useSiteZone();
  const now = useNow();
  if (zone === undefined) return null;
  const { reservedUntil = null } = draft.content;
  const shown = reservedUntil === null ? '' : localTime(Date.parse(reservedUntil), zone);
  const fault = (text: string): string | undefined => {
    if (text === '' || text === shown) return undefined;
    const moment = momentOf(text, zone);
    return moment === undefined || moment <= Date.now() ? TIME_PASSED : undefined;
  };
  const commit = (text: string): void => {
    const moment = text === '' ? undefined : momentOf(text, zone);
    const until = moment === undefined ? null : new Date(moment).toISOString();
    change((edited) => ({ content: { ...edited.content, reservedUntil: until } }));
  };
  const isOver = reservedUntil !== null && Date.parse(reservedUntil) <= now.getTime();
  return (
    <Section title="Stock">
      <Card>
        <CardBody>
          <CommittedText
            label="Reserve items until"
            type="datetime-local"
            hint={
              isOver
                ? 'The reservation has ended: others can buy the items again.'
                : `Others cannot buy the items until then. Empty to reserve them when they are being paid. Site time zone: ${zone}`
            }
            value={shown}
            findFault={fault}
            onCommit={commit}
          />
        </CardBody>
      </Card>
    </Section>
  );
};
