import { expect, test } from 'vitest'
import { limits } from '#shared/rules/limits'
import { fitForUpload } from './fit-for-upload.ts'

const svg = (content: string, attributes: string) =>
  new File([`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`], 'Logo.svg', {
    type: 'image/svg+xml',
  })

async function sizeOf(file: File): Promise<[number, number]> {
  const { width, height } = await createImageBitmap(file)
  return [width, height]
}

test.each([
  ['width="300" height="100"', [1200, 400]],
  ['viewBox="0 0 24 24"', [1200, 1200]],
  ['width="100%" height="100%" viewBox="0 0 200 100"', [1200, 600]],
])('a drawing with %s comes in as a sharp picture', async (attributes, size) => {
  const file = await fitForUpload(svg('<rect width="10" height="10" fill="red"/>', attributes))
  expect(file).toMatchObject({ name: 'Logo.png', type: 'image/png' })
  expect(await sizeOf(file)).toEqual(size)
})

test('of what else a drawing holds nothing runs, and nothing comes along', async () => {
  const file = await fitForUpload(
    svg('<script>window.wasRun = true</script><rect width="10" height="10"/>', 'width="10" height="10"'),
  )
  expect(window).not.toHaveProperty('wasRun')
  expect(await file.text()).not.toContain('script')
})

test('a picture that is too large comes in smaller', async () => {
  const canvas = new OffscreenCanvas(2_200, 2_200)
  const ctx = canvas.getContext('2d')
  const noise = new ImageData(2_200, 2_200)
  const rows = new Uint32Array(noise.data.buffer)
  let seed = 1
  for (let at = 0; at < rows.length; at += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    rows[at] = seed | 0xff000000
  }
  ctx?.putImageData(noise, 0, 0)
  const large = new File([await canvas.convertToBlob({ type: 'image/png' })], 'Noise.png', { type: 'image/png' })
  expect(large.size).toBeGreaterThan(limits.fileBytes)
  const file = await fitForUpload(large)
  expect(file.size).toBeLessThanOrEqual(limits.fileBytes)
  expect(file).toMatchObject({ name: 'Noise.webp', type: 'image/webp' })
})

test('what is small enough, and what is no picture, is sent as it is', async () => {
  const small = new File(['x'], 'a.png', { type: 'image/png' })
  const broken = svg('<', 'width="1"')
  expect(await fitForUpload(small)).toBe(small)
  expect(await fitForUpload(broken)).toBe(broken)
})
