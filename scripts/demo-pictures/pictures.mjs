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
import { framedPrints } from './shop/framed.mjs';
import { dotGain } from './studio/dot-gain.mjs';
import { dryingRack } from './studio/drying-rack.mjs';
import { fairTable } from './studio/fair-table.mjs';
import { inkTins } from './studio/ink-tins.mjs';
import { kitchenTable } from './studio/kitchen-table.mjs';
import { plotter } from './studio/plotter.mjs';
import { jonas, mara } from './studio/portraits.mjs';
import { screenAngles } from './studio/screen-angles.mjs';
import { yard } from './studio/yard.mjs';

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
  mara,
  jonas,
  yard,
  dryingRack,
  inkTins,
  plotter,
  kitchenTable,
  fairTable,
  screenAngles,
  dotGain,
  ...framedPrints,
];
