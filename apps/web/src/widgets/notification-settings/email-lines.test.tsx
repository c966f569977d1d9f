import { emailMessages } from '@placekeeper/contracts/rules/email-address';
import { notificationLimits } from '@placekeeper/contracts/rules/limits';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { EmailLines } from './email-lines.tsx';

const addresses = (count: number) =>
  Array.from({ length: count }, (_, index) => `name${index}@example.com`);

function Lines({ initial }: { readonly initial: readonly string[] }) {
  const [emails, setEmails] = useState(initial);
  return <EmailLines emails={emails} errors={{}} onChange={setEmails} onLeave={vi.fn()} />;
}

test('@NOTIF-5 a pasted list of 5,000 addresses keeps its text and shows the limit', async () => {
  await render(<Lines initial={['']} />);
  const field = page.getByRole('textbox', { name: 'Email addresses' });
  const text = addresses(5000).join(', ');
  await field.fill(text);
  await expect.element(page.getByText(emailMessages.tooMany)).toBeVisible();
  await expect.element(field).toHaveValue(text);
  expect(page.getByRole('textbox').elements()).toHaveLength(1);
  await field.fill('a@example.com, b@example.com');
  await expect.element(page.getByText(emailMessages.tooMany)).not.toBeInTheDocument();
  expect(page.getByRole('textbox').elements()).toHaveLength(2);
});

test('@NOTIF-5 saved addresses above the limit are counted, not listed', async () => {
  await render(<Lines initial={addresses(5000)} />);
  expect(page.getByRole('textbox').elements()).toHaveLength(notificationLimits.emails);
  await expect.element(page.getByText('4,950 more addresses')).toBeVisible();
});
