import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fetchCode } from '#client/lib/fetch-code'
import { chooseTheme, shownTheme } from '#client/lib/theme'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { Palette } from './palette.tsx'
import { PaletteShortcut } from './palette-shortcut.tsx'
import { placesOfPosts, screensFor } from './places.ts'
import { themePlaces } from './theme-places.ts'

const groups = [
  {
    title: 'Pages',
    places: screensFor({
      role: 'user',
      subscriptionStatus: 'active',
      team: null,
      capabilities: { plans: true, foundTeams: false },
    }),
  },
  {
    title: 'Latest posts',
    places: placesOfPosts([{ title: 'The harbour grows', href: '/generate?post=a', note: '20 November' }]),
  },
]
const box = page.getByRole('combobox', { name: 'Go to a page or a post' })
const options = page.getByRole('option')
const chosen = page.getByRole('option', { selected: true })
const onClose = vi.fn()

beforeEach(() => {
  onClose.mockClear()
  history.replaceState(null, '', '/here')
})

describe('the palette', () => {
  test('the keys choose in the list, around its ends, while the focus stays in the box', async () => {
    await renderInApp(<Palette groups={groups} onClose={onClose} />)
    await expect.element(box).toHaveFocus()
    await expect.element(chosen).toHaveTextContent('Dashboard')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(chosen).toHaveTextContent('Generate Post')
    await expect.element(box).toHaveAttribute('aria-activedescendant', chosen.element().id)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect.element(chosen).toHaveTextContent('The harbour grows20 November')
    await userEvent.keyboard('{PageUp}{PageUp}{PageDown}')
    await expect.poll(() => options.elements().indexOf(chosen.element())).toBe(5)
    await expect.element(box).toHaveFocus()
  })

  test('typing finds, says how many there are and chooses the first; Enter goes there', async () => {
    await renderInApp(<Palette groups={groups} onClose={onClose} />)
    await userEvent.keyboard('{ArrowDown}')
    await box.fill('harb')
    await expect.element(page.getByRole('status').filter({ hasText: '2 places' })).toBeInTheDocument()
    await expect.element(chosen).toHaveTextContent('The harbour grows')
    await expect.element(page.getByRole('group', { name: 'Pages' })).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => location.pathname + location.search).toBe('/generate?post=a')
    await expect.poll(() => onClose).toHaveBeenCalledOnce()
  })

  test('a theme is chosen without leaving the page, and the one in use is named', async () => {
    onTestFinished(() => chooseTheme(null))
    await renderInApp(<Palette groups={[...groups, themePlaces(null)]} onClose={onClose} />)
    await box.fill('theme')
    await expect.element(options.nth(0)).toHaveTextContent('System themein use')
    await options.filter({ hasText: 'Dark theme' }).click()
    await expect.poll(shownTheme).toBe('dark')
    await expect.poll(() => onClose).toHaveBeenCalledOnce()
    expect(location.pathname).toBe('/here')
  })

  test('what is no place is looked for among all posts', async () => {
    await renderInApp(<Palette groups={groups} onClose={onClose} />)
    await box.fill('crane & quay')
    await expect.element(options).toHaveTextContent('Search posts for “crane & quay”')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => location.search).toBe('?q=crane+%26+quay')
  })

  test('a place is chosen by pointing and gone to by a press', async () => {
    await renderInApp(<Palette groups={groups} onClose={onClose} />)
    await page.getByRole('option', { name: 'Post Calendar' }).hover()
    await expect.element(chosen).toHaveTextContent('Post Calendar')
    await chosen.click()
    await expect.poll(() => `${location.pathname}${location.search}`).toBe('/history?tab=calendar')
  })

  test('Escape closes it without going anywhere', async () => {
    await renderInApp(<Palette groups={groups} onClose={onClose} />)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => onClose).toHaveBeenCalledOnce()
    expect(location.pathname).toBe('/here')
  })
})

describe('its shortcut', () => {
  const load = vi.fn(async () => ({ onClose: close }: { onClose: () => void }) => (
    <Palette groups={groups} onClose={close} />
  ))
  const opened = page.getByRole('dialog', { name: 'Go to' })

  async function open(): Promise<void> {
    load.mockClear()
    await renderInApp(
      <>
        <input aria-label="Elsewhere" />
        <PaletteShortcut palette={fetchCode(load)} />
      </>,
    )
    await page.getByLabelText('Elsewhere').click()
  }

  test('its code comes with the first key, and the second press closes what the first has opened', async () => {
    await open()
    await userEvent.keyboard('{Control>}')
    await expect.poll(() => load).toHaveBeenCalledOnce()
    await expect.element(opened).not.toBeInTheDocument()
    await userEvent.keyboard('k')
    await expect.element(opened).toBeVisible()
    await userEvent.keyboard('k{/Control}')
    await expect.element(opened).not.toBeInTheDocument()
    await expect.element(page.getByLabelText('Elsewhere')).toHaveFocus()
    expect(load).toHaveBeenCalledOnce()
  })

  test('a press right after it was closed opens it again, before the browser has told of the closing', async () => {
    await open()
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(opened).toBeVisible()
    await box.fill('harbour')
    const told = vi.fn()
    const dialog = opened.element() as HTMLDialogElement
    dialog.addEventListener('close', told)
    dialog.close()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }))
    expect(told).not.toHaveBeenCalled()
    await expect.element(box).toHaveValue('')
    await expect.poll(() => told).toHaveBeenCalledOnce()
    await expect.element(opened).toBeVisible()
  })

  test('K alone, and with further keys, is somebody else’s', async () => {
    await open()
    await userEvent.keyboard('k{Control>}{Shift>}k{/Shift}{/Control}')
    await expect.element(page.getByLabelText('Elsewhere')).toHaveValue('k')
    await expect.element(opened).not.toBeInTheDocument()
  })

  test('it opens nothing over a dialog that is open', async () => {
    await open()
    const dialog = document.createElement('dialog')
    document.body.append(dialog)
    dialog.showModal()
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.poll(() => load).toHaveBeenCalledOnce()
    expect(opened.elements()).toEqual([])
    dialog.remove()
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(opened).toBeVisible()
  })
})
