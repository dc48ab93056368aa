import { describeMs } from '@sitewright/domain/page-costs';
import { areaName } from './area-names.ts';
import type { Load } from './load-columns.ts';

const countText = (count: number): string => count.toLocaleString('en');

export const AreaTable = ({ capabilities }: Pick<Load, 'capabilities'>) => (
  <div className="records-scroll">
    <table className="records-table load-table" aria-label="Load by area">
      <thead>
        <tr>
          <th scope="col">Area</th>
          <th scope="col" className="load-figure">
            Requests
          </th>
          <th scope="col" className="load-figure">
            Turned away
          </th>
          <th scope="col" className="load-figure">
            Failed
          </th>
          <th scope="col" className="load-figure">
            Time
          </th>
        </tr>
      </thead>
      <tbody>
        {capabilities.map(({ capability, calls, refused, failures, renderMs, statementMs }) => (
          <tr key={capability}>
            <th scope="row">{areaName(capability)}</th>
            <td className="load-figure">{countText(calls)}</td>
            <td className="load-figure">{countText(refused)}</td>
            <td className="load-figure">{countText(failures)}</td>
            <td className="load-figure">{describeMs(renderMs + statementMs)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
