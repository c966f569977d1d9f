import type { Tag } from '@placekeeper/contracts/model/tag';
import { Breadcrumbs, Crumb } from '@placekeeper/ui/breadcrumbs';
import { Link } from 'react-router';
import { to } from '../../lib/url/paths.ts';

interface TagCrumbsProps {
  /** The tag, if the page is below the tag's page. */
  readonly tag?: Tag;
}

export function TagCrumbs({ tag }: TagCrumbsProps) {
  return (
    <Breadcrumbs>
      <Crumb render={<Link to={to('locationManager')} />}>Locations</Crumb>
      <Crumb render={<Link to={to('tags')} />}>Tags</Crumb>
      {tag && (
        <Crumb className="wrap-anywhere" render={<Link to={to('tags.show', { tagId: tag.id })} />}>
          {tag.name}
        </Crumb>
      )}
    </Breadcrumbs>
  );
}
