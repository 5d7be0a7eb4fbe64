import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { RunOptions } from 'axe-core'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Theme = 'light' | 'dark'

/** The width at which axe checks each theme. */
const themeAt: Readonly<Record<number, Theme>> = { 1280: 'light', 375: 'dark' }
const scrollWidths = [320, 375, 1280, 1920]

/**
 * Checks the page's present state: no violation of axe's rules, light when wide and dark on a phone, and no horizontal
 * scrolling at any width. Violations are checked again until the page has had time to settle.
 * @param only the one width at which this state exists
 * @param within a part of the page, when the rest was checked in the same state before
 * @param bothThemes for states with many theme-specific colours: checked in both themes, at each width
 */
export async function expectAccessible(
  page: Page,
  state: string,
  { only, within, bothThemes = false }: { only?: number; within?: string | Locator; bothThemes?: boolean } = {},
): Promise<void> {
  const part = typeof within === 'object' ? await selectorOf(within) : within
  if (part) await page.locator(part).first().waitFor()
  const found: string[] = []
  for (const width of only ? [only] : scrollWidths) {
    await page.setViewportSize({ width, height: width < 600 ? 812 : 800 })
    found.push(...(await settled(() => excessWidth(page))))
    const theme = themeAt[width]
    if (!theme) continue
    if (width < 600) {
      found.push(...(await settled(() => smallTargets(page))))
      // as high as the page, so that the bar at the bottom covers none of it: on a phone one scrolls
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ width, height: Math.max(812, height) })
    }
    const look = async (colorScheme: Theme, rules: RunOptions) => {
      await page.emulateMedia({ colorScheme })
      const violated = await settled(() => violations(page, rules, part))
      found.push(...violated.map((violation) => `${width} px, ${colorScheme}: ${violation}`))
    }
    if (bothThemes) await look(theme === 'light' ? 'dark' : 'light', colourRules)
    await look(theme, allRules)
    if (width < 600) await page.setViewportSize({ width, height: 812 })
  }
  expect(found, state).toEqual([])
}

/**
 * Violations that remain once nothing moves any more: a new width or theme may take some frames to apply everywhere.
 */
async function settled(find: () => Promise<string[]>): Promise<string[]> {
  let found = await find()
  for (let again = 0; again < 150 && found.length > 0; again += 1) {
    await new Promise((resolve) => setTimeout(resolve, 200))
    found = await find()
  }
  return found
}

function excessWidth(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const excess = document.documentElement.scrollWidth - document.documentElement.clientWidth
    return excess > 0 ? [`${innerWidth} px: ${excess} px too wide`] : []
  })
}

const allRules: RunOptions = { rules: { 'target-size': { enabled: true } } }

/** A theme changes only colours: in a second one only the rules about colours run. */
const colourRules: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] }

/**
 * The page itself turns the result into text: sending axe's full report of passing rules would take longer than the
 * check.
 */
async function violations(page: Page, rules: RunOptions, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  return await page.evaluate(
    async ({ selector, options }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const { violations } = await axe.run(selector, options)
      return violations.map(
        ({ id, help, nodes }) =>
          `${id} (${help}): ${nodes.map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`).join('; ')}`,
      )
    },
    // no active rule inspects style sheets or frames, which axe would fetch once more
    { selector: within, options: { reporter: 'no-passes' as const, preload: false, iframes: false, ...rules } },
  )
}

/**
 * Controls lower than a fingertip, including the margin that a style may add by `::after`, and the label around a
 * choice.
 */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, .btn, [role=tab], input, select, textarea')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((control) => {
        const around = Number.parseFloat(getComputedStyle(control, '::after').height) || 0
        const target = control.matches('[type=radio], [type=checkbox]')
          ? (control.closest('label') ?? control)
          : control
        return { control, height: Math.max(target.getBoundingClientRect().height, around) }
      })
      .filter(({ height }) => height < 44)
      .map(({ control, height }) => `${innerWidth} px: ${height} px high: ${control.outerHTML.slice(0, 120)}`),
  )
}

/** Axe accepts only selectors. */
async function selectorOf(part: Locator): Promise<string> {
  await part.evaluate((element) => element.setAttribute('data-looked-at', ''))
  return '[data-looked-at]'
}
