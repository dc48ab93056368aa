import { ConflictDialog as JournalConflict, type DescribeConflict } from '../../journal/index.ts';
import { describePlace, describeVersion } from './describe-version.ts';

const describe: DescribeConflict = {
  place: (content, { path }) => describePlace(content, path),
  version: describeVersion,
};

export const ConflictDialog = () => <JournalConflict describe={describe} />;
