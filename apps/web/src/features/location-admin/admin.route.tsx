import { NavLink, Outlet } from 'react-router';
import { useLocationId } from '../../data/locations/location-id.ts';
import { to } from '../../lib/url/paths.ts';

const pages = [
  { name: 'location.admin.location-data', label: 'Location data' },
  { name: 'location.admin.germ-patch-attempts', label: 'Patch attempts' },
] as const;

export function Component() {
  const location = useLocationId();
  return (
    <>
      <nav aria-label="Admin" className="mt-4 print:hidden">
        <ul className="flex flex-wrap gap-1">
          {pages.map(({ name, label }) => (
            <li key={name}>
              <NavLink
                to={to(name, { location })}
                className="flex h-control-sm items-center rounded-6 px-2.5 font-550 text-text-2 transition-colors hover:bg-hover hover:text-text aria-[current=page]:bg-pressed aria-[current=page]:text-text"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </>
  );
}
