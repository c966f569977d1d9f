import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Location } from '@placekeeper/contracts/model/location';
import { locationAddress } from '@placekeeper/contracts/wording/location-address';
import { storeCodeOf } from '@placekeeper/contracts/wording/store-code';
import { Checkbox } from '@placekeeper/ui/checkbox';
import { useMediaQuery } from '@placekeeper/ui/hooks/use-media-query';
import { IconButton } from '@placekeeper/ui/icon-button';
import { cn } from '@placekeeper/ui/lib/cn';
import { Cell, HeaderCell, Row, Table } from '@placekeeper/ui/table';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { X } from 'lucide-react';
import { useId, type MouseEvent, type Ref } from 'react';
import { focusHeading } from '../../../lib/browser/screen-heading.ts';
import { distinctNames } from '../../../widgets/location/distinct-names.ts';
import { SearchMark } from '../../../widgets/filters/search-mark.tsx';
import { LocationName } from '../../../widgets/location/location-name.tsx';
import { PageCheckbox } from '../../../widgets/selection/page-checkbox.tsx';

interface Removing {
  /** The name of the tag. */
  readonly from: string;
  readonly remove: (id: LocationId) => void;
}

interface LocationRowsProps {
  readonly locations: readonly Location[];
  readonly chosen: ReadonlySet<LocationId>;
  readonly onChoose: (ids: readonly LocationId[], on: boolean) => void;
  /** Whether the names are links; false on a page that would lose the selection. */
  readonly linked?: boolean;
  readonly removing?: Removing;
}

export const useIsTable = (): boolean => useMediaQuery('(width >= 48rem), print');

interface MemberRowsProps extends LocationRowsProps {
  /** The checkbox in the table's header, which selects the page. */
  readonly pageBox: Ref<HTMLInputElement>;
}

export function MemberRows({ pageBox, ...props }: MemberRowsProps) {
  return useIsTable() ? <AsTable {...props} pageBox={pageBox} /> : <AsCards {...props} />;
}

function AsTable(props: MemberRowsProps) {
  const { locations, chosen, onChoose, linked = true, removing, pageBox } = props;
  const nameOf = distinctNames(locations);
  const hasCodes = locations.some((location) => storeCodeOf(location) !== undefined);
  return (
    <Table className="table-fixed" label="Locations">
      <thead>
        <tr>
          <HeaderCell className="w-7 pr-0 print:hidden">
            <PageCheckbox
              page={locations.map(({ id }) => id)}
              ref={pageBox}
              selection={{ has: (id) => chosen.has(id), select: onChoose }}
            />
          </HeaderCell>
          <HeaderCell>Location</HeaderCell>
          {hasCodes && <HeaderCell className="w-27">Store code</HeaderCell>}
          <HeaderCell>Address</HeaderCell>
          {removing && (
            <HeaderCell className="w-12 print:hidden">
              <VisuallyHidden>Actions</VisuallyHidden>
            </HeaderCell>
          )}
        </tr>
      </thead>
      <tbody>
        {locations.map((location) => {
          const selected = chosen.has(location.id);
          return (
            <Row
              key={location.id}
              data-location={location.id}
              selected={selected}
              onClick={(event) => {
                // A click on the row outside its controls selects the location.
                if (event.target instanceof Element && event.target.closest('a, button, input'))
                  return;
                onChoose([location.id], !selected);
              }}
            >
              <Cell className="pr-0 print:hidden">
                <Checkbox
                  aria-label={`Select ${nameOf(location)}`}
                  checked={selected}
                  onCheckedChange={(on) => onChoose([location.id], on)}
                />
              </Cell>
              <Cell>
                <LocationName linked={linked} location={location} storeCode={false} />
                <SearchMark location={location} />
              </Cell>
              {hasCodes && (
                <Cell className="truncate font-mono text-12" title={storeCodeOf(location)}>
                  {storeCodeOf(location)}
                </Cell>
              )}
              <Cell className="truncate text-text-2" title={locationAddress(location) ?? undefined}>
                {locationAddress(location) ?? '--'}
              </Cell>
              {removing && (
                <Cell align="end" className="print:hidden">
                  <RemoveButton {...removing} id={location.id} name={nameOf(location)} />
                </Cell>
              )}
            </Row>
          );
        })}
      </tbody>
    </Table>
  );
}

function AsCards({ locations, chosen, onChoose, linked = true, removing }: LocationRowsProps) {
  const nameOf = distinctNames(locations);
  const id = useId();
  return (
    <ul aria-label="Locations" className="-mx-gutter bg-surface">
      {locations.map((location) => {
        const selected = chosen.has(location.id);
        const box = `${id}-${location.id}`;
        const text = (
          <>
            <LocationName linked={linked} location={location} />
            <SearchMark location={location} />
            <span className="wrap-anywhere text-text-2 empty:hidden">
              {locationAddress(location)}
            </span>
          </>
        );
        return (
          <li
            key={location.id}
            className={cn(
              'flex items-start gap-3 border-b border-line px-gutter py-3',
              selected && 'bg-accent-soft',
            )}
            data-location={location.id}
          >
            <span className="flex h-6 items-center print:hidden">
              <Checkbox
                aria-label={`Select ${nameOf(location)}`}
                checked={selected}
                id={box}
                onCheckedChange={(on) => onChoose([location.id], on)}
              />
            </span>
            {linked ? (
              <div className="grid min-w-0 flex-1 gap-0.5">{text}</div>
            ) : (
              <label className="grid min-w-0 flex-1 gap-0.5" htmlFor={box}>
                {text}
              </label>
            )}
            {removing && <RemoveButton {...removing} id={location.id} name={nameOf(location)} />}
          </li>
        );
      })}
    </ul>
  );
}

interface RemoveButtonProps extends Removing {
  readonly id: LocationId;
  readonly name: string;
}

function RemoveButton({ from, remove, id, name }: RemoveButtonProps) {
  const onClick = ({ currentTarget }: MouseEvent) => {
    focusNeighbour(currentTarget);
    remove(id);
  };
  return (
    <IconButton
      icon={<X aria-hidden />}
      label={`Remove ${name} from ${from}`}
      size="sm"
      onClick={onClick}
    />
  );
}

/** The pressed button disappears with its row, so the focus moves to the button of the next or previous row. */
function focusNeighbour(button: Element): void {
  const row = button.closest('[data-location]');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const next = neighbour?.querySelector('button');
  if (next) next.focus();
  else focusHeading();
}
