import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TabPanel, Tabs } from './tabs.tsx'

const items = [
  { id: 'text', label: 'Text' },
  { id: 'url', label: 'Article URL' },
  { id: 'file', label: 'File Upload' },
] as const

type Id = (typeof items)[number]['id']

function Example() {
  const [value, setValue] = useState<Id>('text')
  return (
    <>
      <Tabs name="source" label="Source" value={value} onChange={setValue} items={items} />
      <TabPanel name="source" id={value} value={value}>
        {`About ${value}`}
      </TabPanel>
    </>
  )
}

/** By its text: the locators' names also count the hidden copy that keeps a tab's width, as browsers do not. */
const tab = (name: string) => page.getByRole('tab').filter({ hasText: new RegExp(`^${name}$`) })

test('a tab opens its panel when it is clicked, and the panel bears its name', async () => {
  await render(<Example />)
  await expect.element(page.getByRole('tabpanel', { name: 'Text' })).toHaveTextContent('About text')
  await tab('File Upload').click()
  await expect.element(tab('File Upload')).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('tabpanel', { name: 'File Upload' })).toHaveTextContent('About file')
})

test('arrow keys, Home and End move and open, around the ends too', async () => {
  await render(<Example />)
  await tab('Text').click()
  const steps = [
    ['ArrowRight', 'Article URL'],
    ['End', 'File Upload'],
    ['ArrowRight', 'Text'],
    ['ArrowLeft', 'File Upload'],
    ['Home', 'Text'],
  ] as const
  for (const [key, reached] of steps) {
    await userEvent.keyboard(`{${key}}`)
    await expect.element(tab(reached)).toHaveFocus()
    await expect.element(tab(reached)).toHaveAttribute('aria-selected', 'true')
  }
})

test('only the open tab is reached by Tab', async () => {
  await render(<Example />)
  await expect.element(tab('Text')).toHaveAttribute('tabindex', '0')
  await expect.element(tab('Article URL')).toHaveAttribute('tabindex', '-1')
})

test('in a row that is too wide, the open tab is brought into view', async () => {
  const many = Array.from({ length: 12 }, (_tab, index) => ({ id: `t${index}`, label: `Tab number ${index}` }))
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  await render(<Tabs name="many" label="Many" value="t11" onChange={() => {}} items={many} />)
  await expect.element(tab('Tab number 11')).toBeInViewport({ ratio: 1 })
})
