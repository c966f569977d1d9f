import { expect } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';

/** Presses Space on a control, because a dialog's backdrop covers the control without the application's styles. */
export async function pressSpace(control: Locator): Promise<void> {
  await expect.element(control).toBeEnabled();
  control.element().focus();
  await userEvent.keyboard(' ');
}
