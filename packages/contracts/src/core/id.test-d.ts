import * as z from 'zod/mini';
import type { tags } from '../endpoints/tags.ts';
import { same } from '../testing/same-type.ts';
import type { RequestOf } from './endpoint.ts';
import { LocationId, TagId } from './id.ts';

const tagId = z.parse(TagId, 1);
const locationId = z.parse(LocationId, 1);

// An id is a number with the kind of its resource.
tagId satisfies number;
same<z.infer<typeof TagId>, TagId>(true);
same<TagId, LocationId>(false);
// @ts-expect-error a tag is not a location
tagId satisfies LocationId;
// @ts-expect-error a location is not a tag
locationId satisfies TagId;
// @ts-expect-error a plain number is no id
1 satisfies TagId;

// Ids of different resources cannot be swapped in a request.
type Adding = RequestOf<typeof tags.addLocations>;
({ params: { id: tagId }, body: { locations: [locationId] } }) satisfies Adding;
// @ts-expect-error a location id in place of the tag id
({ params: { id: locationId }, body: { locations: [locationId] } }) satisfies Adding;
// @ts-expect-error tag ids in place of the location ids
({ params: { id: tagId }, body: { locations: [tagId] } }) satisfies Adding;
