import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { takeGivenSource } from './given-source.ts'
import { StartBox } from './start-box.tsx'

const field = () => page.getByRole('textbox', { name: 'New post from' })

/** @param target where it happens; the page itself when no field has the focus */
function transfer(target: Element, kind: 'paste' | 'drop', { text, file }: { text?: string; file?: File }): void {
  const data = new DataTransfer()
  if (text) data.setData('text/plain', text)
  if (file) data.items.add(file)
  const options = { bubbles: true, cancelable: true }
  target.dispatchEvent(
    kind === 'paste'
      ? new ClipboardEvent('paste', { ...options, clipboardData: data })
      : new DragEvent('drop', { ...options, dataTransfer: data }),
  )
}

async function open(): Promise<void> {
  window.history.replaceState(null, '', '/')
  await renderInApp(<StartBox />)
  await expect.element(field()).toBeVisible()
}

test('a link pasted into the field opens the generator with it, completed', async () => {
  await open()
  transfer(field().element(), 'paste', { text: 'www.news.example/a' })
  await expect.poll(() => window.location.pathname).toBe('/generate')
  expect(takeGivenSource()).toEqual({ url: 'https://www.news.example/a' })
  expect(takeGivenSource(), 'once').toBeNull()
})

test('so does a text pasted where no field has the focus, and a file dropped anywhere', async () => {
  await open()
  transfer(document.body, 'paste', { text: 'The quay opened. It is long.' })
  await expect.poll(() => window.location.pathname).toBe('/generate')
  expect(takeGivenSource()).toEqual({ text: 'The quay opened. It is long.' })
  window.history.replaceState(null, '', '/')
  const file = new File(['x'], 'quay.txt')
  transfer(document.body, 'drop', { file })
  await expect.poll(() => window.location.pathname).toBe('/generate')
  expect(takeGivenSource()).toEqual({ file })
})

test('what was typed goes along on Enter', async () => {
  await open()
  await field().fill('news.example/a')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => window.location.pathname).toBe('/generate')
  expect(takeGivenSource()).toEqual({ url: 'https://news.example/a' })
})
