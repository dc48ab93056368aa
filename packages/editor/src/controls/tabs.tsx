import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import './tabs.css';

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly name: string; readonly panel: ReactNode }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

/** Tabs with their panels. */
export const Tabs = <Id extends string>({ label, tabs, value, onChange }: TabsProps<Id>) => (
  <AriaTabs
    className="tabs"
    selectedKey={value}
    onSelectionChange={(key) => {
      const chosen = tabs.find(({ id }) => id === key);
      if (chosen) onChange(chosen.id);
    }}
  >
    <TabList className="tab-list" aria-label={label}>
      {tabs.map(({ id, name }) => (
        <Tab key={id} id={id} className="tab">
          {name}
        </Tab>
      ))}
    </TabList>
    {tabs.map(({ id, panel }) => (
      <TabPanel key={id} id={id} className="tab-panel stack">
        {panel}
      </TabPanel>
    ))}
  </AriaTabs>
);
