import { expect } from 'vitest'
import { page } from 'vitest/browser'

/** Expects exactly this toast, word for word: polite for a success, assertive for an error. */
export async function expectToast(kind: 'success' | 'error', title: string, description?: string): Promise<void> {
  const titled = page
    .getByRole(kind === 'success' ? 'status' : 'alert')
    .filter({ has: page.getByText(title, { exact: true }) })
  const message = description ? titled.filter({ has: page.getByText(description, { exact: true }) }) : titled
  await expect.element(message).toBeVisible()
  await expect.poll(() => page.getByRole('button', { name: 'Dismiss', exact: true }).elements()).toHaveLength(1)
}
