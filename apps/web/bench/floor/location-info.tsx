import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import * as z from 'zod/mini';
import { Location, read } from './read.ts';

const Answer = z.looseObject({ location: Location });

export function Component() {
  const { location: id = '' } = useParams();
  const { data } = useQuery({
    queryKey: ['location', id],
    queryFn: () => read(`/api/locations/${id}`, Answer),
  });
  return (
    <main className="p-6">
      <Link to="/locations">Locations</Link>
      {data && (
        <>
          <h1 className="text-xl font-semibold">{data.location.name}</h1>
          <input className="border" defaultValue={data.location.name} aria-label="Name" />
        </>
      )}
    </main>
  );
}
