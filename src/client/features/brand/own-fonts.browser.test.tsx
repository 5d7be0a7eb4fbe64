import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { OwnFont } from '#client/queries/fonts'
import { setOwnFonts } from '#shared/fonts/own-fonts'
import { emptyBrandKit } from '#shared/rules/brand'
import { expectToast } from '../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { BrandForm } from './brand-form.tsx'
import { OwnFonts } from './own-fonts.tsx'

afterEach(() => setOwnFonts([]))

const font = (id: string, weight: number): OwnFont => ({
  id,
  family: 'Blocks',
  weight,
  isItalic: false,
  scripts: [],
  size: 1_000,
})
/** As when the server has listed them. */
function listed(...fonts: OwnFont[]): { fonts: OwnFont[] } {
  setOwnFonts(fonts)
  return { fonts }
}

const choose = (...names: string[]) =>
  userEvent.upload(
    page.getByLabelText('Upload fonts').first(),
    names.map((name) => new File(['bytes'], name)),
  )

test('of several files each says for itself what is wrong with it; the others are there', async () => {
  let count = 0
  answerCalls({
    'POST /api/fonts': () => {
      count += 1
      return count === 1 ? font('bold', 700) : refuseWith(415, 'This is not a font we can use.')
    },
  })
  await renderInApp(<OwnFonts />, listed(font('plain', 400)))
  await choose('blocks-bold.otf', 'notes.txt')
  await expect.element(page.getByRole('alert').first()).toHaveTextContent('notes.txt: This is not a font we can use.')
  const rows = page.getByRole('listitem')
  await expect.element(rows.nth(0)).toHaveTextContent('Blocks Regular')
  await expect.element(rows.nth(1)).toHaveTextContent('Blocks Bold')
})

test('a font is removed once that is confirmed', async () => {
  answerCalls({ 'DELETE /api/fonts/plain': new Response(null, { status: 204 }) })
  await renderInApp(<OwnFonts />, listed(font('plain', 400)))
  await page.getByRole('button', { name: 'Remove Blocks Regular' }).click()
  await expect.element(page.getByRole('dialog')).toHaveTextContent('Visuals with it will show another font.')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(page.getByRole('listitem')).not.toBeInTheDocument()
})

test('one that is refused to be removed stays', async () => {
  answerCalls({ 'DELETE /api/fonts/plain': refuseWith(503, 'The server is busy.', 'busy') })
  await renderInApp(<OwnFonts />, listed(font('plain', 400)))
  await page.getByRole('button', { name: 'Remove Blocks Regular' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expectToast('error', 'Font not removed', 'The server is busy.')
  await expect.element(page.getByRole('listitem')).toHaveTextContent('Blocks Regular')
})

test('a family that is chosen and no longer here says so, and others can be chosen', async () => {
  answerCalls({ 'GET /api/fonts': [font('plain', 400)] })
  await renderInApp(<BrandForm saved={{ ...emptyBrandKit, headingFont: 'Gone' }} />, listed(font('plain', 400)))
  const headings = page.getByRole('combobox', { name: 'Headings' })
  await expect.element(headings).toHaveValue('Gone')
  await expect.element(headings).toHaveTextContent('Gone (removed)')
  await headings.selectOptions('Blocks')
  await expect.element(headings).toHaveValue('Blocks')
})
