import { LocationId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../app.css';
import { recordOf } from '../../../data/portfolio/location-record.ts';
import { someLocation } from '../../../test/some-location.ts';
import { useLocationSelection } from '../selection/use-selection.ts';
import { Markers } from './markers.tsx';
import { countPins, type Marker } from './places.ts';

const size = 256;

const cluster = (town: string, count: number, top: number): Marker => {
  const records = Array.from({ length: count }, (_, at) =>
    recordOf({ ...someLocation, id: LocationId.parse(1000 * top + at + 1) }),
  );
  const place = { x: 0.5, y: top / size, counts: countPins(records), dividesAt: null };
  return { ...place, key: town, records, town, otherTowns: 0 };
};

function Clusters({ markers }: { readonly markers: readonly Marker[] }) {
  const selection = useLocationSelection({}, 0);
  return (
    <div style={{ position: 'relative', width: size, height: size }}>
      <Markers
        area={{ left: 0, top: 0, right: 1, bottom: 1 }}
        left={0}
        markers={markers}
        selection={selection}
        width={size}
        zoom={0}
        onFocus={() => undefined}
        onOpen={() => undefined}
      />
    </div>
  );
}

test('@LOC-8 a label is shown unless another cluster covers a part of it', async () => {
  await render(
    <Clusters markers={[cluster('Brooklyn', 343, 140), cluster('Montréal', 85, 100)]} />,
  );
  const button = (name: RegExp) => page.getByRole('button', { name });
  await expect.element(button(/^Brooklyn/).getByText('Brooklyn')).toBeVisible();
  await expect.element(button(/^Montréal/).getByText('85')).toBeVisible();
  await expect.element(button(/^Montréal/).getByText('Montréal')).not.toBeInTheDocument();
});

test('@LOC-8 the label of a town with a very long name ends with an ellipsis', async () => {
  const town = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
  await render(<Clusters markers={[cluster(town, 12, 140)]} />);
  const button = page.getByRole('button', { name: /^Llanfair/ });
  await expect.element(button).toMatchTextContent(/Llanfairpwllgwyngyllgog…$/);
});
