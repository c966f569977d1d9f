import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { Location, read } from './read.ts';

const Locations = z.looseObject({ data: z.array(Location) });

export function Component() {
  const { data } = useQuery({
    queryKey: ['locations'],
    queryFn: () => read('/api/locations/list', Locations),
  });
  return (
    <main className="p-6">
      <h1 className="text-xl font-semibold">Locations</h1>
      <table className="w-full">
        <tbody>
          {data?.data.map((location) => (
            <tr className="border-b border-gray-200" key={location.id}>
              <td className="py-2">
                <Link to={`/location/${location.id}/info`}>{location.name}</Link>
              </td>
              <td>{location.store_code}</td>
              <td>{location.locality}</td>
              <td>{location.phone_number}</td>
              <td>{location.website_url}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}
