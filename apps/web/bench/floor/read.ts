import * as z from 'zod/mini';

export const Location = z.looseObject({
  id: z.int(),
  name: z.string(),
  store_code: z.nullable(z.string()),
  locality: z.nullable(z.string()),
  phone_number: z.nullable(z.string()),
  website_url: z.nullable(z.string()),
});

/** Throws if the platform refuses, or if its response does not match the contract. */
export async function read<Shape extends z.ZodMiniType>(
  path: string,
  shape: Shape,
): Promise<z.infer<Shape>> {
  const answer = await fetch(path, { headers: { Accept: 'application/json' } });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return z.parse(shape, await answer.json());
}
