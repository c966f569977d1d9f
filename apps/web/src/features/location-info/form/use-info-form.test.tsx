import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen } from '../../../test/render.tsx';
import { someLocation } from '../../../test/some-location.ts';
import { AddressSection } from './address-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { useInfoForm } from './use-info-form.ts';

const location = {
  ...someLocation,
  has_storefront_address: true,
  street_address_1: '12 Harbour Street',
  locality: 'Bristol',
  postal_code: 'BS1 4RN',
  region_code: 'GB',
  phone_number: '+44 117 496 0123',
};

beforeEach(() => {
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) =>
    method === 'PATCH'
      ? Response.json(
          {
            message: 'Invalid',
            errors: { phone_number: ['This isn’t a valid phone number in the United Kingdom.'] },
          },
          { status: 422 },
        )
      : Response.json({ location }),
  );
});

function Form() {
  const form = useInfoForm(location, {});
  return (
    <>
      <ContactSection form={form.view} location={location} />
      <AddressSection form={form.view} location={location} />
      <button type="button" onClick={form.save}>
        Save
      </button>
    </>
  );
}

const open = () => renderScreen(<Form />);

async function chooseCountry(name: string) {
  const country = page.getByRole('combobox', { name: 'Country' });
  await expect.element(country).toBeVisible();
  country.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  // Not by typing, because a pause between two letters starts a new search.
  await page.getByRole('option', { name, exact: true }).click();
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
}

const postcodeHint = () => page.getByText(/^Check this code/);
const phoneHint = () => page.getByText(/^This number is from the United Kingdom/);

test('@DET-2 a chosen country checks the postal code and the phone number at once', async () => {
  await open();
  await chooseCountry('United States');
  await expect.element(postcodeHint()).toBeVisible();
  await expect.element(phoneHint()).toBeVisible();
  await chooseCountry('United Kingdom');
  await expect.element(postcodeHint()).not.toBeInTheDocument();
  await expect.element(phoneHint()).not.toBeInTheDocument();
});

test('@DET-2 @ERR-4 the platform’s error about a phone number ends with its country', async () => {
  await open();
  await page.getByRole('textbox', { name: 'Primary phone' }).fill('0117 4960');
  await page.getByRole('button', { name: 'Save' }).click();
  const error = page.getByText('This isn’t a valid phone number in the United Kingdom.');
  await expect.element(error).toBeVisible();
  await chooseCountry('United States');
  await expect.element(error).not.toBeInTheDocument();
});

test('@DET-2 a postal code gets the notation of its country', async () => {
  await open();
  const code = page.getByRole('textbox', { name: 'Postcode' });
  await code.fill('bs14ag');
  await userEvent.keyboard('{Tab}');
  await expect.element(code).toHaveValue('BS1 4AG');
  await expect.element(postcodeHint()).not.toBeInTheDocument();
});

test('@DET-2 a phone number beside a link stays as typed, with its error', async () => {
  await open();
  const phone = page.getByRole('textbox', { name: 'Primary phone' });
  await phone.fill('+44 117 496 0124 www.harbour.example');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText('Enter only a phone number, without a link.')).toBeVisible();
  // This check ends later than a rewrite of the number would, so the assertion below can fail.
  await chooseCountry('United States');
  await expect.element(postcodeHint()).toBeVisible();
  await expect.element(phone).toHaveValue('+44 117 496 0124 www.harbour.example');
});
