import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { patienceMs } from './patience.ts'

/** Pictures of whole pages, compared within one run of one browser. */

/** Loading indicators: only spinners and skeletons are statuses with a name. */
const loading = '[role=status][aria-label]'

/**
 * The page at rest: nothing loads any more, fonts and pictures are there, nothing has the focus or the pointer, and two
 * pictures are equal.
 * @param expected a picture of it at rest; an equal one needs no second one
 */
export async function takePicture(page: Page, expected?: Buffer): Promise<Buffer> {
  let last = expected
  await withCamera(page, (look) =>
    expect
      .poll(
        async () => {
          const before = last
          last = await look()
          return before !== undefined && last.equals(before)
        },
        { timeout: patienceMs, interval: 50, message: 'the page comes to rest' },
      )
      .toBe(true),
  )
  return last ?? Buffer.alloc(0)
}

/** As soon as nothing loads any more: something may still move, which a second picture will show. */
export async function takeQuickPicture(page: Page): Promise<Buffer> {
  return await withCamera(page, (look) => look())
}

async function withCamera<T>(page: Page, use: (look: () => Promise<Buffer>) => Promise<T>): Promise<T> {
  await page.mouse.move(0, 0)
  await expect.poll(() => page.locator(loading).count(), { timeout: patienceMs, message: 'all is loaded' }).toBe(0)
  await page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    await document.fonts.ready
    const pictures = [...document.images].filter((image) => image.loading !== 'lazy')
    await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)))
  })
  const session = await page.context().newCDPSession(page)
  // pictures that are only compared need no good compression
  const how = { format: 'png', optimizeForSpeed: true, captureBeyondViewport: true } as const
  const used = await use(async () => {
    const clip = { x: 0, y: 0, scale: 1, ...(await page.evaluate(wholeSize)) }
    return Buffer.from((await session.send('Page.captureScreenshot', { ...how, clip })).data, 'base64')
  })
  await session.detach()
  return used
}

/** The whole scrollable page, without animations. Runs in the page. */
function wholeSize(): { width: number; height: number } {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel()
    else animation.finish()
  }
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement
  return { width: Math.max(scrollWidth, clientWidth), height: Math.max(scrollHeight, clientHeight) }
}

/** The difference in words; null for pictures with the same pixels. */
export async function describeDifference(before: Buffer, after: Buffer): Promise<string | null> {
  if (before.equals(after)) return null
  const [one, other] = await Promise.all(
    [before, after].map((png) => sharp(png).raw().toBuffer({ resolveWithObject: true })),
  )
  if (!one || !other) return 'no picture'
  const size = ({ info }: typeof one) => `${info.width} × ${info.height}`
  if (size(one) !== size(other)) return `${size(one)} became ${size(other)}`
  const { width, channels } = one.info
  const rows = new Set<number>()
  let count = 0
  for (let at = 0; at < one.data.length; at += channels) {
    if (!isSeen(one.data, other.data, at, channels)) continue
    count += 1
    rows.add(Math.floor(at / channels / width))
  }
  return count === 0 ? null : `${count} pixels from row ${Math.min(...rows)} to row ${Math.max(...rows)}`
}

/** Round corners vary by a shade between drawings, which no style causes. */
function isSeen(one: Buffer, other: Buffer, at: number, channels: number): boolean {
  for (let channel = at; channel < at + channels; channel += 1) {
    if (Math.abs((one[channel] ?? 0) - (other[channel] ?? 0)) > 2) return true
  }
  return false
}
