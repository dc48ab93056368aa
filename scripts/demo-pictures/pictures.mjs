import { allotments } from './prints/allotments.mjs';
import { blockC } from './prints/block-c.mjs';
import { interference } from './prints/interference.mjs';
import { islandNo5 } from './prints/island-no-5.mjs';
import { lateSun } from './prints/late-sun.mjs';
import { marbles } from './prints/marbles.mjs';
import { nightSwell } from './prints/night-swell.mjs';
import { offRegister } from './prints/off-register.mjs';
import { pollen } from './prints/pollen.mjs';
import { smallHours } from './prints/small-hours.mjs';
import { weather } from './prints/weather.mjs';
import { contactSheet } from './process/contact-sheet.mjs';
import { inkChart } from './process/ink-chart.mjs';
import { loupe } from './process/loupe.mjs';
import { pull } from './process/pull.mjs';
import { separations } from './process/separations.mjs';
import { sortingTable } from './process/sorting-table.mjs';

export const PICTURES = [
  lateSun,
  islandNo5,
  offRegister,
  nightSwell,
  interference,
  marbles,
  weather,
  smallHours,
  allotments,
  pollen,
  blockC,
  contactSheet,
  separations,
  pull,
  loupe,
  inkChart,
  sortingTable,
];
