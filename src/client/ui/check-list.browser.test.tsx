import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CheckList } from './check-list.tsx'

const options = [
  { id: 'short', name: 'Read', hint: 'Lists posts.' },
  { id: 'long', name: 'Write', hint: 'Adds and changes posts, and their visuals. '.repeat(6) },
]

test.each([
  [1280, 32],
  [360, 44],
])('at a width of %i a box stands beside the first line, however long its hint is', async (width, leastHeight) => {
  await page.viewport(width, 800)
  await render(<CheckList label="Permissions" options={options} chosen={[]} onChange={() => undefined} />)
  for (const { name } of options) {
    const box = page.getByRole('checkbox', { name }).element().getBoundingClientRect()
    const firstLine = page.getByText(name, { exact: true }).element().getBoundingClientRect()
    expect(Math.abs(middleOf(box) - middleOf(firstLine)), name).toBeLessThanOrEqual(1)
    const line = page.getByText(name, { exact: true }).element().closest('label')
    expect(line?.getBoundingClientRect().height).toBeGreaterThanOrEqual(leastHeight)
  }
})

test('a ticked box has our colour', async () => {
  await render(<CheckList label="Permissions" options={options} chosen={['short']} onChange={() => undefined} />)
  const box = page.getByRole('checkbox', { name: 'Read' }).element()
  const probe = document.createElement('i')
  probe.style.color = 'var(--brand)'
  document.body.append(probe)
  expect(getComputedStyle(box).accentColor).toBe(getComputedStyle(probe).color)
  probe.remove()
})

function middleOf({ top, bottom }: DOMRect): number {
  return (top + bottom) / 2
}
