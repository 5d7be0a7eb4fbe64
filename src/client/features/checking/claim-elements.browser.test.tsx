import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { CheckedClaim } from './check-post.ts'
import { claimOf, markAt } from './claim-elements.ts'

const claims = [{ key: 'rise' }, { key: 'people' }] as CheckedClaim[]

const text = (
  <p data-testid="text">
    It rose{' '}
    <span data-claim="rise" data-start="8">
      <b>12</b> %
    </span>{' '}
    with{' '}
    <span data-claim="people" data-start="18">
      61 people
    </span>
    .
  </p>
)

test('what is pressed inside a mark belongs to its claim, and text beside it to none', async () => {
  await render(text)
  const inside = page.getByText('12', { exact: true }).element()
  expect(claimOf(inside, claims)?.claim.key).toBe('rise')
  expect(claimOf(inside, claims)?.element.dataset.start).toBe('8')
  expect(claimOf(page.getByTestId('text').element(), claims)).toBeNull()
  expect(claimOf(inside, [])).toBeNull()
  expect(claimOf(document, claims)).toBeNull()
})

test('a place of the text is found in the mark that covers it', async () => {
  await render(text)
  const root = page.getByTestId('text').element() as HTMLElement
  expect(markAt(root, 8)?.dataset.claim).toBe('rise')
  expect(markAt(root, 11)?.dataset.claim).toBe('rise')
  expect(markAt(root, 12)).toBeUndefined()
  expect(markAt(root, 26)?.dataset.claim).toBe('people')
})

test('in an edited text places count from the line', async () => {
  await render(
    <div data-testid="text">
      <div data-line="0">It rose.</div>
      <div data-line="9">{text}</div>
    </div>,
  )
  const root = page.getByTestId('text').first().element() as HTMLElement
  expect(markAt(root, 8)).toBeUndefined()
  expect(markAt(root, 9 + 8)?.dataset.claim).toBe('rise')
})
