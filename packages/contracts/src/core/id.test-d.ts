import * as z from 'zod/mini';
import type { tags } from '../endpoints/tags.ts';
import { same } from '../testing/equal.ts';
import type { RequestOf } from './endpoint.ts';
import { LocationId, TagId } from './id.ts';

const tagId = z.parse(TagId, 1);
const locationId = z.parse(LocationId, 1);

// An id is a number, and knows of what.
tagId satisfies number;
same<z.infer<typeof TagId>, TagId>(true);
same<TagId, LocationId>(false);
// @ts-expect-error a tag is not a location
tagId satisfies LocationId;
// @ts-expect-error nor the other way round
locationId satisfies TagId;
// @ts-expect-error a plain number is neither
1 satisfies TagId;

// So ids cannot change places in a request.
type Adding = RequestOf<typeof tags.addLocations>;
({ params: { id: tagId }, body: { locations: [locationId] } }) satisfies Adding;
// @ts-expect-error a location in the place of the tag
({ params: { id: locationId }, body: { locations: [locationId] } }) satisfies Adding;
// @ts-expect-error tags in the place of the locations
({ params: { id: tagId }, body: { locations: [tagId] } }) satisfies Adding;
