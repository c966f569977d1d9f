import { MoreIcon } from '../src/icons/more-icon.tsx';
import { Download, Plus, Tag, Trash2 } from 'lucide-react';
import { ButtonLink } from '../src/components/button-link.tsx';
import { Button } from '../src/components/button.tsx';
import { IconButton } from '../src/components/icon-button.tsx';
import {
  Menu,
  MenuCheckboxItem,
  MenuChoice,
  MenuGroup,
  MenuItem,
  MenuLinkItem,
  MenuSeparator,
} from '../src/components/menu.tsx';
import { LazyMenu } from '../src/components/lazy-menu.tsx';
import { Section, Specimen } from './specimen.tsx';

const variants = ['primary', 'secondary', 'ghost', 'danger', 'danger-solid', 'link'] as const;
const reason = 'Connect a Google account first';

export function Buttons() {
  return (
    <Section
      id="buttons"
      lead="One primary action in a view. A button keeps its label while it works; one that cannot be used says why."
      title="Buttons and menus"
    >
      {variants.map((variant) => (
        <Specimen key={variant} name={variant}>
          <Button size="sm" variant={variant}>
            Add tag
          </Button>
          <Button variant={variant}>Add locations</Button>
          <Button size="lg" variant={variant}>
            Add locations
          </Button>
          <Button icon={<Plus aria-hidden />} variant={variant}>
            Add
          </Button>
          <Button kbd="mod+s" variant={variant}>
            Save
          </Button>
          <Button loading variant={variant}>
            Saving
          </Button>
          <Button disabledReason={reason} variant={variant}>
            Not now
          </Button>
        </Specimen>
      ))}
      <Specimen name="A label that wraps">
        <div className="w-48">
          <Button wraps icon={<Plus aria-hidden />}>
            Boxing Day, in the United Kingdom and Australia
          </Button>
        </div>
      </Specimen>
      <Specimen name="Button link">
        <ButtonLink href="#export" icon={<Download aria-hidden />} variant="ghost">
          Export
        </ButtonLink>
        <ButtonLink href="#tags" icon={<Tag aria-hidden />}>
          Tags
        </ButtonLink>
        <ButtonLink href="#add" variant="primary">
          Add locations
        </ButtonLink>
        <ButtonLink disabledReason={reason} href="#none">
          Not now
        </ButtonLink>
      </Specimen>
      <Specimen name="Icon button">
        <IconButton icon={<MoreIcon />} label="More" size="sm" />
        <IconButton icon={<MoreIcon />} label="More" />
        <IconButton icon={<MoreIcon />} label="More" size="lg" />
        <IconButton icon={<Trash2 aria-hidden />} label="Remove" variant="secondary" />
        <IconButton icon={<Plus aria-hidden />} kbd="n" label="Add locations" variant="primary" />
        <IconButton icon={<Trash2 aria-hidden />} label="Remove" loading />
        <IconButton disabledReason={reason} icon={<Trash2 aria-hidden />} label="Remove" />
      </Specimen>
      <Specimen name="Menu">
        <ExampleMenu />
      </Specimen>
    </Section>
  );
}

function ExampleMenu() {
  return (
    <LazyMenu trigger={<Button icon={<MoreIcon />}>Menu</Button>}>
      {(menu) => (
        <Menu {...menu}>
          <MenuItem icon={<Tag aria-hidden />} kbd="t">
            Add tags
          </MenuItem>
          <MenuLinkItem href="#export" icon={<Download aria-hidden />}>
            Export
          </MenuLinkItem>
          <MenuSeparator />
          <MenuChoice
            label="Theme"
            options={[
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
            value="light"
            onValueChange={() => undefined}
          />
          <MenuSeparator />
          <MenuGroup label="Columns">
            <MenuCheckboxItem defaultChecked>Address</MenuCheckboxItem>
            <MenuCheckboxItem>Opening hours</MenuCheckboxItem>
            <MenuCheckboxItem disabled>Store code</MenuCheckboxItem>
          </MenuGroup>
          <MenuSeparator />
          <MenuItem destructive icon={<Trash2 aria-hidden />}>
            Remove
          </MenuItem>
        </Menu>
      )}
    </LazyMenu>
  );
}
