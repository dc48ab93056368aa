import { describeMs } from '@sitewright/domain/page-costs';
import type { Load } from './load-columns.ts';

const countText = (count: number): string => count.toLocaleString('en');

export const CapabilityTable = ({ capabilities }: Pick<Load, 'capabilities'>) => (
  <div className="records-scroll">
    <table className="records-table load-table" aria-label="Load by capability">
      <thead>
        <tr>
          <th scope="col">Capability</th>
          <th scope="col" className="load-figure">
            Calls
          </th>
          <th scope="col" className="load-figure">
            Refused
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
            <th scope="row">{capability}</th>
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
