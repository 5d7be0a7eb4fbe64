import type { CDPSession, Locator, Page } from 'playwright-core'
import type { Point } from '#shared/scene/scene'
import { boxOf, canvas, layer, layerList, onScreen } from './editor-steps.ts'
import { eventually } from './page-steps.ts'

/** Three ways to use the product: the same steps by mouse, by touch and by keyboard. */
export interface Hand {
  press(control: Locator): Promise<void>
  /** Into an empty field, or replacing its content. */
  write(field: Locator, text: string): Promise<void>
  /** One of a group of radio buttons. */
  choose(radio: Locator): Promise<void>
  selectLayer(page: Page, name: string): Promise<void>
  /** Types at the end or at the tapped position, on the canvas itself. */
  typeInLayer(page: Page, name: string, words: string): Promise<void>
  /** From the canvas or the list of layers to the selected layer's properties. */
  goToProperties(page: Page): Promise<void>
  /** Moves the selected layer to the right. */
  moveLayer(page: Page, name: string): Promise<void>
}

export const mouseHand: Hand = {
  press: (control) => control.click(),
  async write(field, text) {
    await field.click()
    await field.press('Control+a')
    await field.page().keyboard.type(text)
  },
  choose: (radio) => radio.check(),
  async selectLayer(page, name) {
    const { x, y } = await onScreen(page, await boxOf(page, name))
    await page.mouse.click(x, y)
  },
  async typeInLayer(page, name, words) {
    const place = async () => onScreen(page, await boxOf(page, name))
    await pressTwice(page, name, place, ({ x, y }) => page.mouse.dblclick(x, y))
    await page.keyboard.press('Control+End')
    await page.keyboard.type(words)
    await page.keyboard.press('Escape')
  },
  async goToProperties() {},
  async moveLayer(page, name) {
    const { x, y } = await onScreen(page, await boxOf(page, name))
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 20, y, { steps: 6 })
    await page.mouse.up()
  },
}

/** Keys only: Tab moves to a control, however many presses it takes. */
export const keyboardHand: Hand = {
  async press(control) {
    if ((await control.getAttribute('role')) === 'tab') return goToTab(control)
    await tabTo(control)
    await control.page().keyboard.press('Enter')
  },
  async write(field, text) {
    await tabTo(field)
    await field.page().keyboard.press('Control+a')
    await field.page().keyboard.type(text)
  },
  async choose(radio) {
    const name = await radio.getAttribute('name')
    await tabTo(radio.page().locator(`input[name="${name}"]:checked`))
    for (let step = 0; step < 10 && !(await radio.isChecked()); step += 1)
      await radio.page().keyboard.press('ArrowDown')
  },
  async selectLayer(page, name) {
    await tabTo(layerList(page))
    await page.keyboard.press('Home')
    const row = layer(page, name)
    const isChosen = async () => (await row.getAttribute('aria-selected')) === 'true'
    for (let step = 0; step < 30 && !(await isChosen()); step += 1) await page.keyboard.press('ArrowDown')
  },
  async typeInLayer(page, name, words) {
    await keyboardHand.selectLayer(page, name)
    await page.keyboard.press('Enter')
    await eventually(() => isFocused(page.getByRole('textbox', { name, exact: true }))).toBe(true)
    await page.keyboard.press('End')
    await page.keyboard.type(words)
    await page.keyboard.press('Escape')
  },
  async goToProperties(page) {
    const panel = page.getByRole('region', { name: 'Properties' })
    const isThere = () => panel.evaluate((element) => element.contains(document.activeElement))
    for (let step = 0; step < 4 && !(await isThere()); step += 1) await page.keyboard.press('F6')
  },
  async moveLayer(page, name) {
    await keyboardHand.selectLayer(page, name)
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Shift+ArrowRight')
  },
}

/** Tab reaches the open tab; arrow keys move from there to the others. */
async function goToTab(tab: Locator): Promise<void> {
  await tabTo(tab.locator('xpath=ancestor::*[@role="tablist"]').getByRole('tab', { selected: true }))
  const isOpen = async () => (await tab.getAttribute('aria-selected')) === 'true'
  for (let step = 0; step < 5 && !(await isOpen()); step += 1) await tab.page().keyboard.press('ArrowRight')
}

/** Presses Tab until the control has the focus, and an arrow key where Tab stopped at another tool of its toolbar. */
async function tabTo(control: Locator): Promise<void> {
  // Tab skips controls that are disabled while the page loads its data
  await eventually(() => control.isEnabled(), `${String(control)} can be used`).toBe(true)
  for (let step = 0; step < 120; step += 1) {
    if (await isFocused(control)) return
    const key = (await control.evaluate(isBesideFocus)) ? 'ArrowRight' : 'Tab'
    await control.page().keyboard.press(key)
  }
  throw new Error(`Tab never comes to ${String(control)}`)
}

/** Whether the focus is at another tool of the control's toolbar. Runs in the page. */
function isBesideFocus(control: Element): boolean {
  const { activeElement } = document
  return activeElement !== null && control.closest('[role=toolbar]')?.contains(activeElement) === true
}

function isFocused(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement)
}

/** Touches as the screen reports them, and text as the on-screen keyboard enters it. */
export async function touchHand(page: Page): Promise<Hand> {
  const session = await page.context().newCDPSession(page)
  const tap = async (control: Locator) => tapAt(session, await middleOf(control))
  const layerPoint = async (name: string) => onScreen(page, await listed(name))

  /** The list of layers is behind a tab, where the panels share their space. */
  async function listed(name: string) {
    const tab = page.getByRole('tab', { name: 'Layers' })
    await tap(tab)
    const box = await boxOf(page, name)
    await tap(page.getByRole('tab', { name: 'Properties' }))
    await canvas(page).scrollIntoViewIfNeeded()
    return box
  }

  return {
    press: tap,
    choose: tap,
    async write(field, text) {
      await tap(field)
      await field.selectText()
      await page.keyboard.insertText(text)
    },
    async selectLayer(_, name) {
      await tapAt(session, await layerPoint(name))
    },
    async typeInLayer(_, name, words) {
      const tapTwice = (at: Point) => Promise.all([tapAt(session, at), tapAt(session, at)])
      await pressTwice(page, name, () => layerPoint(name), tapTwice)
      await page.keyboard.insertText(words)
      await tapAt(session, await emptyPlace(page))
    },
    async goToProperties() {},
    async moveLayer(_, name) {
      const at = await layerPoint(name)
      await swipe(session, at, { x: at.x + 20, y: at.y })
    },
  }
}

/**
 * Two taps are a double tap only if they are quick, which a busy machine may have to repeat: but not before the page has
 * handled them, since two more would select a word of the text that these open.
 */
async function pressTwice(
  page: Page,
  name: string,
  place: () => Promise<Point>,
  press: (at: Point) => Promise<unknown>,
): Promise<void> {
  const text = page.getByRole('textbox', { name, exact: true })
  do {
    const at = await place()
    const handled = await countPresses(page)
    await press(at)
    await eventually(handled, 'presses that the page has handled').toBeGreaterThanOrEqual(2)
  } while (!(await text.isVisible()))
}

/** @returns asks how many presses have ended since */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  const presses = await page.evaluateHandle(() => {
    const presses = { ended: 0 }
    const note = () => {
      presses.ended += 1
    }
    for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, note, { capture: true })
    return presses
  })
  return () => presses.evaluate(({ ended }) => ended)
}

/**
 * The point where a finger would touch it, scrolled into view and stable; an element on top of it would get the touch
 * instead.
 */
async function middleOf(control: Locator): Promise<Point> {
  let at: Point | null = null
  await eventually(
    async () => {
      await control.scrollIntoViewIfNeeded()
      at = await control.evaluate(restingMiddle)
      return at !== null
    },
    `${String(control)} can be touched`,
  ).toBe(true)
  return at ?? Promise.reject(new Error('It can be touched nowhere.'))
}

/** Null while it is disabled or moves, or something covers its middle. Runs in the page. */
async function restingMiddle(element: Element): Promise<Point | null> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const before = element.getBoundingClientRect()
  await frame()
  await frame()
  const box = element.getBoundingClientRect()
  if (element.matches(':disabled, [aria-disabled=true]') || box.x !== before.x || box.y !== before.y) return null
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const top = document.elementFromPoint(at.x, at.y)
  const isReached = top !== null && (element.contains(top) || (top.closest('label')?.contains(element) ?? false))
  return isReached ? at : null
}

async function emptyPlace(page: Page): Promise<Point> {
  const view = await canvas(page).boundingBox()
  if (!view) throw new Error('The canvas is not on the page.')
  return { x: view.x + 6, y: view.y + view.height / 2 }
}

async function tapAt(session: CDPSession, at: Point): Promise<void> {
  // both at once: lifting the finger late on a busy machine makes a long press
  await Promise.all([
    session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] }),
    session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ])
}

async function swipe(session: CDPSession, from: Point, to: Point): Promise<void> {
  const steps = 8
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
  for (let step = 1; step <= steps; step += 1) {
    const at = { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps }
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
