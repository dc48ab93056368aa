import type { CallAnswer } from '@sitewright/api/call';
import type { mailCalls } from '@sitewright/api/mail';
import { Badge } from '../controls/index.ts';

type State = CallAnswer<typeof mailCalls.readEmail>['state'];

const badges = {
  queued: { name: 'Queued', tone: 'neutral' },
  sent: { name: 'Sent', tone: 'good' },
  kept: { name: 'Not sent', tone: 'accent' },
  failed: { name: 'Failed', tone: 'bad' },
} as const satisfies Record<State, unknown>;

export const stateNames: Readonly<Record<State, string>> = {
  queued: badges.queued.name,
  sent: badges.sent.name,
  kept: badges.kept.name,
  failed: badges.failed.name,
};

export const EmailState = ({ state }: { readonly state: State }) => (
  <Badge tone={badges[state].tone}>{badges[state].name}</Badge>
);
