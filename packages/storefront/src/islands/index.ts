export { holdPresses } from './hold-presses.ts';
export type { IslandChunk, IslandTable, LoadIsland } from './island.ts';
export { createIslandLoader } from './island-loader.ts';
export { watchIslands } from './watch-islands.ts';
