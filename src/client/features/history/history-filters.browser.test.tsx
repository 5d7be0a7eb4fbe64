import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { HistoryFilters } from './history-filters.tsx'
import { useHistoryView } from './view/use-history-view.ts'

function Example() {
  const [view, change] = useHistoryView()
  return (
    <>
      <HistoryFilters view={view} change={change} />
      <output data-testid="view">{JSON.stringify({ q: view.q, model: view.model, order: view.order })}</output>
    </>
  )
}

const view = page.getByTestId('view')
const address = () => Object.fromEntries(new URLSearchParams(location.search))

beforeEach(() => {
  history.replaceState(null, '', '/history')
  answerCalls({ 'GET /api/posts/summary': { models: ['gpt-4o', 'composer'], days: [] } })
})

test('what is typed is searched for at Enter, and stands in the address', async () => {
  await renderInApp(<Example />)
  await page.getByRole('searchbox', { name: 'Search posts' }).fill(' quay ')
  await userEvent.keyboard('{Enter}')
  await expect.element(view).toHaveTextContent('"q":"quay"')
  expect(address()).toEqual({ q: 'quay' })
})

test('models are those of the posts there are, besides the usual three', async () => {
  await renderInApp(<Example />)
  const models = page.getByRole('combobox', { name: 'Model' })
  await expect.element(models).toHaveTextContent('All modelsgpt-4ogpt-4.1-miniclaude-3-sonnetBuilt-in (no AI)')
  await models.selectOptions('Built-in (no AI)')
  await expect.element(view).toHaveTextContent('"model":"composer"')
  await models.selectOptions('All models')
  await expect.element(view).toHaveTextContent('"model":null')
  expect(address()).toEqual({})
})

test('the order is turned round, and back', async () => {
  await renderInApp(<Example />)
  await page.getByRole('button', { name: 'Newest first. Change the order' }).click()
  expect(address()).toEqual({ order: 'oldest' })
  await page.getByRole('button', { name: 'Oldest first. Change the order' }).click()
  expect(address()).toEqual({})
})
