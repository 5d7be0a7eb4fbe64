import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const widths = [1280, 375]
const scrollWidths = [320, 375, 1280, 1920]

/**
 * Checks what the page shows now: no violation of axe's rules in light and dark, wide and on a phone, and nothing to
 * scroll sideways at any width.
 * @param only the one width at which this state exists
 * @param within a selector: the rest of the page is as it was when it was checked
 */
export async function expectAccessible(
  page: Page,
  state: string,
  { only, within }: { only?: number; within?: string } = {},
): Promise<void> {
  const found: string[] = []
  for (const width of only ? [only] : scrollWidths) {
    await page.setViewportSize({ width, height: width < 600 ? 812 : 800 })
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (excess > 0) found.push(`${width} px: ${excess} px too wide`)
    if (!only && !widths.includes(width)) continue
    if (width < 600) found.push(...(await smallTargets(page)))
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme })
      for (const violation of await violations(page, rulesIn[theme], within)) {
        found.push(`${width} px, ${theme}: ${violation}`)
      }
    }
  }
  expect(found, state).toEqual([])
}

/** A theme changes colours and nothing else: in the dark only the rules that look at colours are asked again. */
const rulesIn: Record<'light' | 'dark', RunOptions> = {
  light: { rules: { 'target-size': { enabled: true } } },
  dark: { runOnly: ['color-contrast', 'link-in-text-block'] },
}

async function violations(page: Page, rules: RunOptions, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const results = await page.evaluate(
    ({ selector, options }) =>
      (window as unknown as { axe: typeof import('axe-core') }).axe.run(selector, options) as Promise<AxeResults>,
    { selector: within, options: { resultTypes: ['violations' as const], ...rules } },
  )
  return results.violations.map(
    ({ id, help, nodes }) =>
      `${id} (${help}): ${nodes.map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`).join('; ')}`,
  )
}

/** Controls lower than a fingertip, counting the margin a style may add by `::after`, and the label around a choice. */
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
