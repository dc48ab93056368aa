import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button as AriaButton,
  Disclosure as AriaDisclosure,
  DisclosurePanel,
  Heading,
} from 'react-aria-components';
import './disclosure.css';

interface DisclosureProps {
  readonly title: string;
  readonly isOpen?: boolean;
  /** Of its heading. */
  readonly level?: 2 | 3;
  readonly children: ReactNode;
}

/** A collapsible group of fields. */
export const Disclosure = ({ title, isOpen = true, level = 3, children }: DisclosureProps) => (
  <AriaDisclosure className="disclosure" defaultExpanded={isOpen}>
    <Heading level={level} className="disclosure-head">
      <AriaButton slot="trigger" className="disclosure-button">
        <ChevronRight size={16} aria-hidden />
        {title}
      </AriaButton>
    </Heading>
    <DisclosurePanel className="disclosure-panel">
      <div className="stack">{children}</div>
    </DisclosurePanel>
  </AriaDisclosure>
);
