export { chosenFilters, type ChosenFilters } from './chosen-filters.ts';
export { filterCounts, type FilterCounts, type FilterCountsRequest } from './filter-counts-query.ts';
export { filteredItems, isAnchored, knownValues } from './filtered-list-query.ts';
export type { FilteredList } from './matching-blocks-query.ts';
export { refreshFilters, refreshPositions } from './filter-rows-store.ts';
