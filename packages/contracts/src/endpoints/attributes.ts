import * as z from '../core/zod.ts';
import { endpoint, resource } from '../core/endpoint.ts';
import { common, conflict, invalid, missing } from '../core/error.ts';
import { LocationId } from '../core/id.ts';
import { AttributeInput, AttributeMetadata, AttributeValue } from '../model/attribute.ts';

const params = z.strictObject({ id: LocationId });
const attributesOf = z.looseObject({
  attributes: z.array(AttributeValue),
  /** The attributes that the location's categories and country allow. */
  available: z.array(AttributeMetadata),
});

export const attributes = resource('attributes', {
  show: endpoint({
    method: 'GET',
    path: '/api/locations/{id}/attributes',
    summary: 'The attributes of a location, and the available ones',
    origin: 'ours',
    extension: 'attributes',
    params,
    responses: { 200: attributesOf, ...missing, ...common },
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/locations/{id}/attributes',
    summary: 'Sets the named attributes; others stay unchanged',
    origin: 'ours',
    extension: 'attributes',
    params,
    body: z.strictObject({ attributes: z.array(AttributeInput).check(z.maxLength(200)) }),
    responses: { 200: attributesOf, ...missing, ...conflict, ...invalid, ...common },
  }),
});
