import { locations } from '@placekeeper/contracts/endpoints/locations';
import { tags } from '@placekeeper/contracts/endpoints/tags';
import { updates } from '@placekeeper/contracts/endpoints/updates';
import { violationsInBothThemes } from '../fixtures/accessible.ts';
import { chooseOption } from '../fixtures/choose-option.ts';
import { setClock } from '../fixtures/set-clock.ts';
import { expect, test } from '../fixtures/test.ts';
import { openFromSidebar } from '../fixtures/visit.ts';

test.describe('a rule', () => {
  test.use({ expectedErrors: /status of 409|^\[write\]/ });

  test(
    'shows the changes it would have rejected, is added from an update to one or several locations, and can be undone',
    { tag: ['@LSET-1', '@UPD-12'] },
    async ({ page, twin }) => {
      const { google_updates: waiting } = await twin.call(updates.list, {
        query: { field_names: ['openInfo.openingDate'] },
      });
      const [update] = waiting;
      if (!update) throw new Error('No opening date waits.');
      const settings = async () => {
        const { location } = await twin.call(locations.show, {
          params: { id: update.location.id },
        });
        return [location.google_update_behaviour, ...location.auto_rejection_fields];
      };
      const dialog = page.getByRole('dialog', {
        name: 'Always reject changes to opening date?',
      });
      const found = dialog.getByRole('region', { name: 'Last 90 days with this rule' });
      await setClock(page, twin);

      await test.step('the settings preview a rule without saving it', async () => {
        const { google_updates: settled } = await twin.call(updates.list, {
          query: { active: false, field_names: ['openInfo.openingDate'] },
        });
        const accepted = settled.find(
          ({ resolution }) => resolution?.resolved_action === 'accepted',
        );
        if (!accepted) throw new Error('No opening date was accepted.');
        const trial = page.getByRole('region', { name: 'Last 90 days with this rule' });
        const ask = page.getByRole('radio', { name: 'Review every change' });
        await page.goto(`/location/${accepted.location.id}/settings`);
        await expect(ask).toBeChecked();
        await expect(trial).toHaveCount(0);
        await page.getByRole('radio', { name: 'Auto-reject selected fields' }).click();
        // A rule without fields has no preview.
        await expect(page.getByRole('checkbox', { name: 'Opening date' })).toBeVisible();
        await expect(trial).toHaveCount(0);
        await page.getByRole('checkbox', { name: 'Business name' }).check();
        await expect(trial).toContainText('This rule would have rejected no changes.');
        await page.getByRole('checkbox', { name: 'Opening date' }).check();
        await expect(trial).toContainText('You or your team accepted 1 of these');
        await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeVisible();
        await page.getByRole('button', { name: 'Discard' }).click();
        await expect(trial).toHaveCount(0);
        await expect(ask).toBeChecked();
      });

      await openFromSidebar(page, 'GBP updates');
      await expect(
        page.getByRole('heading', { level: 2, name: 'Opening date changed' }),
      ).toBeVisible();

      await test.step('a key adds the rule to the location of the update', async () => {
        await page.keyboard.press('Shift+R');
        await expect(found).toContainText('This rule would have rejected 1 change.');
        await expect(found).toContainText('1 still to review');
        expect(await violationsInBothThemes(page)).toEqual([]);
        await twin.arm({ endpoint: 'locations.autoRejection', status: 409, times: 1 });
        const add = dialog.getByRole('button', { name: 'Always reject at 1 location' });
        await add.click();
        await expect(dialog.getByRole('alert')).toBeVisible();
        await add.click();
        await expect(dialog).toHaveCount(0);
        expect(await settings()).toEqual(['auto-reject-by-field', 'openInfo.openingDate']);
        await expect(page.getByText('12 to review at 12 locations')).toBeVisible();
      });

      await test.step('Undo removes the rule', async () => {
        await page.getByRole('button', { name: 'Undo' }).click();
        await expect(page.getByText('Rules restored at 1 location.')).toBeVisible();
        expect(await settings()).toEqual(['no-action']);
      });

      await test.step('the menu previews the rule for all locations', async () => {
        await page.getByRole('button', { name: 'Always reject…' }).click();
        await page.getByRole('menuitem', { name: 'All locations…' }).click();
        await expect(found).toContainText('You or your team accepted 1 of these.');
        await expect(
          found
            .getByRole('listitem')
            .filter({ has: page.getByRole('link') })
            .first(),
        ).toContainText('Accepted');
      });

      await test.step('the menu adds the rule to the locations of a tag', async () => {
        const { tags: known } = await twin.call(tags.list, {});
        const tag = known.find(({ name }) => name !== '');
        if (!tag) throw new Error('This account has no tags.');
        await dialog.getByRole('radio', { name: 'Tagged locations' }).check();
        await dialog.getByRole('combobox', { name: 'Tag' }).click();
        await chooseOption(page, tag.name);
        const { locations: ids } = await twin.call(tags.allLocations, { params: { id: tag.id } });
        await dialog
          .getByRole('button', { name: new RegExp(`^Always reject at ${ids.length} location`) })
          .click();
        await expect(dialog).toHaveCount(0);
        const [id] = ids;
        if (id === undefined) throw new Error('The tag has no locations.');
        const { location } = await twin.call(locations.show, { params: { id } });
        expect(location.auto_rejection_fields).toContain('openInfo.openingDate');
      });
    },
  );
});
