import type { ComponentProps } from 'react';
import { Breadcrumbs, Crumb } from '../src/components/breadcrumbs.tsx';
import { Kbd } from '../src/components/kbd.tsx';
import { Pagination } from '../src/components/pagination.tsx';
import { ScrollRegion } from '../src/components/scroll-region.tsx';
import { TabLink, TabsNav } from '../src/components/tabs-nav.tsx';
import { Section, Specimen } from './specimen.tsx';

const Anchor = ({ children, ...rest }: ComponentProps<'a'>) => <a {...rest}>{children}</a>;
const linkToPage = () => <Anchor href="#navigation" />;

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export function Navigation() {
  return (
    <Section
      id="navigation"
      lead="Whatever leads somewhere is a link: it opens in a new window, and Back returns."
      title="Navigation"
    >
      <Specimen column name="Breadcrumbs">
        <Breadcrumbs aria-label="Breadcrumbs of a location">
          <Crumb href="#navigation">Locations</Crumb>
          <Crumb href="#navigation">Tag: South</Crumb>
        </Breadcrumbs>
        <Breadcrumbs aria-label="Long breadcrumbs">
          <Crumb href="#navigation">Locations</Crumb>
          <Crumb href="#navigation">
            Northgate Tool Hire and Equipment Rental of Southern Alberta
          </Crumb>
          <Crumb href="#navigation">Attributes</Crumb>
        </Breadcrumbs>
      </Specimen>
      <Specimen column name="Tabs">
        <TabsNav label="A location">
          <TabLink current href="#navigation">
            Info
          </TabLink>
          <TabLink count={12} href="#navigation">
            Services
          </TabLink>
          <TabLink href="#navigation">Attributes</TabLink>
          <TabLink href="#navigation">Social profiles</TabLink>
          <TabLink count={1031} href="#navigation">
            Updates
          </TabLink>
        </TabsNav>
      </Specimen>
      <Specimen column name="Pagination">
        <Pagination label="First" page={1} pageSize={25} renderLink={linkToPage} total={312} />
        <Pagination label="Middle" page={7} pageSize={25} renderLink={linkToPage} total={2504} />
        <Pagination label="Last" page={2} pageSize={25} total={31} onPageChange={() => undefined} />
        <Pagination label="Empty" page={1} pageSize={25} total={0} onPageChange={() => undefined} />
      </Specimen>
      <Specimen column name="Scroll region">
        <ScrollRegion className="border border-line bg-surface" label="Opening hours">
          <ol className="flex w-max">
            {days.map((day) => (
              <li
                key={day}
                className="w-40 border-r border-line px-3 py-2 last:border-r-0 max-sm:w-28"
              >
                <span className="block font-550">{day}</span>
                <span className="text-text-2 tabular-nums">08:30–17:30</span>
              </li>
            ))}
          </ol>
        </ScrollRegion>
      </Specimen>
      <Specimen name="Kbd">
        <Kbd keys="mod+s" />
        <Kbd keys="shift+j" />
        <Kbd keys="/" />
        <Kbd keys="Escape" />
        <Kbd keys="ArrowUp" />
        <span className="inline-flex rounded-4 bg-accent p-1">
          <Kbd keys="mod+s" tone="accent" />
        </span>
        <span className="inline-flex rounded-4 bg-text p-1 text-surface">
          <Kbd keys="/" tone="inverse" />
        </span>
      </Specimen>
    </Section>
  );
}
