import { Link } from '@tanstack/react-router';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { Badge, Button, Card, List, ListRow, Notice, Section, Switch } from '../controls/index.ts';
import { useHasMailServer } from '../mail/index.ts';
import { useSession } from '../session/index.ts';
import { stepTexts } from './step-texts.ts';
import { useFirstSaleSettings, type FirstSale } from './use-first-sale.ts';

type Step = FirstSale['steps'][number];

const StepLink = ({ id }: Pick<Step, 'id'>) => {
  const { permissions } = useSession();
  const { title, screen } = stepTexts[id];
  if (!screen) return null;
  if (!permissions.includes(screen.permission)) return <span className="quiet">For an administrator</span>;
  return (
    <Link to={screen.path} className="button button-plain" aria-label={`${screen.label}: ${title}`}>
      <span className="button-label">{screen.label}</span>
    </Link>
  );
};

const StepRow = ({ step: { id, isDone } }: { readonly step: Step }) => {
  const { title, text } = stepTexts[id];
  const Icon = isDone ? CircleCheck : CircleDashed;
  return (
    <ListRow
      lead={<Icon size={20} className="first-sale-mark" data-done={isDone} aria-hidden />}
      title={
        <>
          {title} {isDone ? <Badge tone="good">Done</Badge> : <Badge>To do</Badge>}
        </>
      }
      detail={text}
      actions={<StepLink id={id} />}
    />
  );
};

/** All steps, with those that are done; the owner can say that no tax is collected, and hide the reminder. */
export const FirstSaleList = ({ checklist }: { readonly checklist: FirstSale }) => {
  const { change, isSending } = useFirstSaleSettings(checklist);
  const hasMailServer = useHasMailServer();
  const { steps, isHidden, collectsNoTax } = checklist;
  const left = steps.filter(({ isDone }) => !isDone).length;
  return (
    <div className="first-sale">
      {left === 0 && hasMailServer ? (
        <Notice tone="good" title="Your store can sell">
          Everything on this list is done.
        </Notice>
      ) : null}
      <Section
        title="Before your first sale"
        text={`${steps.length - left} of ${steps.length} steps are done.`}
      >
        <Card>
          <List label="Steps">
            {steps.map((step) => (
              <StepRow key={step.id} step={step} />
            ))}
          </List>
          <div className="first-sale-tax">
            <Switch
              label="I collect no tax"
              hint="For stores that are exempt. Counts as tax set up."
              isOn={collectsNoTax}
              onChange={(isOn) => void change({ collectsNoTax: isOn })}
            />
          </div>
        </Card>
      </Section>
      {left === 0 ? null : (
        <Button kind="quiet" isPending={isSending} onPress={() => void change({ isHidden: !isHidden })}>
          {isHidden ? 'Remind me above the products' : 'Stop reminding me above the products'}
        </Button>
      )}
    </div>
  );
};
