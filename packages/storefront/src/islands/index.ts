export { replayClicks } from './replay-clicks.ts';
export type { IslandChunk, IslandTable, LoadIsland } from './island.ts';
export { createIslandLoader } from './island-loader.ts';
export { watchIslands } from './watch-islands.ts';
