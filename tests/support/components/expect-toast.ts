import { expect } from 'vitest'
import { page } from 'vitest/browser'

/** The one short message that stands, word for word: polite when it tells of a success, interrupting when of an error. */
export async function expectToast(kind: 'success' | 'error', title: string, description: string): Promise<void> {
  const message = page
    .getByRole(kind === 'success' ? 'status' : 'alert')
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(description, { exact: true }) })
  await expect.element(message).toBeVisible()
  await expect.poll(() => page.getByRole('button', { name: 'Dismiss', exact: true }).elements()).toHaveLength(1)
}
