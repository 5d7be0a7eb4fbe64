import { join } from 'node:path'
import sharp from 'sharp'
import { openSampleDesk } from '../bench/support/sample-desk.mjs'
import { ensureBuilt, ensureInstalled, requireNode, root } from './prepare.mjs'

/**
 * npm run site-pictures: takes the landing page's pictures of a finished post from the product itself, with the sample
 * that the page's demo plays, and writes them to src/site/pictures. The next build puts them into the page.
 */

const folder = join(root, 'src/site/pictures')
/** Windows whose pictures have the sizes that src/site/landing/product-picture.tsx names. */
const windows = {
  wide: { viewport: { width: 1280, height: 1008 }, deviceScaleFactor: 1.25 },
  phone: { viewport: { width: 390, height: 760 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
}

requireNode()
await ensureInstalled()
await ensureBuilt()
const desk = await openSampleDesk({ PLANS: 'off' })
try {
  for (const [size, window] of Object.entries(windows)) {
    for (const colorScheme of ['light', 'dark']) {
      const file = join(folder, `generator-${size}-${colorScheme}.webp`)
      const {
        width,
        height,
        size: bytes,
      } = await sharp(await takePicture({ ...window, colorScheme }))
        .webp({ quality: 58, effort: 6 })
        .toFile(file)
      console.log(`${file}: ${width} x ${height}, ${Math.round(bytes / 1000)} kB`)
    }
  }
} finally {
  await desk.close()
}

/** The post as it is reopened, once all of it has been drawn. */
async function takePicture(window) {
  const page = await desk.openPage(window)
  await page.goto(desk.postPath, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { name: 'Generated Content' }).waitFor()
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  await page.context().close()
  return picture
}
