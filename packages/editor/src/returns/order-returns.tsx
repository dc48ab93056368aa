import { returnsCalls } from '@sitewright/api/returns';
import { useState } from 'react';
import { Badge, Button, Card, CardBody, Section } from '../controls/index.ts';
import { dataOf, useFetched } from '../data-fetching/index.ts';
import { SiteTime } from '../time-zones/index.ts';
import { ReceiveDialog, ReplyDialog } from './answer-dialog.tsx';
import { reasonName, stateName, toneOf, type OrderReturn } from './return-texts.ts';
import './order-returns.css';

interface ReturnsProps {
  readonly orderId: string;
  /** Nothing was sent that could come back. */
  readonly isUnsent: boolean;
  /** Opens the refund with the pieces of a return that came back. */
  readonly onReceived: (lines: OrderReturn['lines']) => void;
}

type Action = OrderReturn['actions'][number];

const actionNames: Readonly<Record<Action, string>> = {
  accept: 'Accept',
  decline: 'Decline',
  receive: 'Mark as received',
};

const Details = ({ request }: { readonly request: OrderReturn }) => (
  <>
    <ul>
      {request.lines.map(({ lineId, quantity, title }) => (
        <li key={lineId}>{`${quantity} × ${title}`}</li>
      ))}
    </ul>
    {request.reason === '' ? null : <span>{`Reason: ${reasonName(request.reason)}`}</span>}
    {request.note === '' ? null : <p className="order-return-text">{request.note}</p>}
    {request.reply === '' ? null : (
      <p className="order-return-text quiet">{`Your answer: ${request.reply}`}</p>
    )}
    {request.state === 'received' ? (
      <span className="quiet">{request.isRestocked ? 'Put back into stock' : 'Not put back into stock'}</span>
    ) : null}
  </>
);

const nameOf = (action: Action, isUnsent: boolean): string =>
  action === 'receive' && isUnsent ? 'Refund items' : actionNames[action];

const Request = ({
  request,
  orderId,
  isUnsent,
  onReceived,
}: ReturnsProps & { readonly request: OrderReturn }) => {
  const [open, setOpen] = useState<Action>();
  const dialog = { orderId, returnId: request.id, onClose: () => setOpen(undefined) };
  return (
    <li className="order-return">
      <span className="order-return-head">
        <Badge tone={toneOf(request)}>{stateName(request)}</Badge>
        <span className="quiet">
          <SiteTime on={request.createdOn} />
        </span>
      </span>
      <Details request={request} />
      <span className="order-return-actions">
        {request.actions.map((action) => (
          <Button key={action} onPress={() => setOpen(action)}>
            {nameOf(action, isUnsent)}
          </Button>
        ))}
      </span>
      {open === 'accept' || open === 'decline' ? <ReplyDialog {...dialog} action={open} /> : null}
      {open === 'receive' ? (
        <ReceiveDialog
          {...dialog}
          isUnsent={isUnsent}
          onReceived={() => {
            setOpen(undefined);
            onReceived(request.lines);
          }}
        />
      ) : null}
    </li>
  );
};

/** What the customer wants to return; nothing where that is nothing. */
export const OrderReturns = (props: ReturnsProps) => {
  const { fetched } = useFetched(returnsCalls.list, { params: { id: props.orderId } });
  const returns = dataOf(fetched)?.returns ?? [];
  return returns.length === 0 ? null : (
    <Section title="Returns">
      <Card>
        <CardBody>
          <ul className="order-returns">
            {returns.map((request) => (
              <Request key={request.id} {...props} request={request} />
            ))}
          </ul>
        </CardBody>
      </Card>
    </Section>
  );
};
