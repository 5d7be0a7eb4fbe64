import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Trait, VoiceComparison } from '#shared/voice/compare-voice'
import { VoiceFindings } from './voice-findings.tsx'

const trait = (name: Trait['name'], distance: number, change: Partial<Trait> = {}): Trait => ({
  name,
  mine: 8,
  here: 20,
  distance,
  place: { start: 3, end: 9 },
  ...change,
})

const comparison: VoiceComparison = {
  nearness: 'far',
  distance: 2,
  examples: 3,
  words: 1_240,
  isSure: true,
  traits: [trait('sentenceLength', 2.4), trait('colons', 1.2, { place: null }), trait('paragraphLength', 0.4)],
}

const shown: unknown[] = []
const findings = (voice: VoiceComparison | null, hasExamples = true) => (
  <ul>
    <VoiceFindings voice={voice} hasExamples={hasExamples} onShow={(span) => shown.push(span)} />
  </ul>
)

test('traits that are off are listed with their way into the post, the others folded away', async () => {
  await render(findings(comparison))
  await expect.element(page.getByText('Compared with your 3 examples of 1,240 words.')).toBeVisible()
  await expect.element(page.getByText('Your sentences are shorter: 8 words against 20 here.')).toBeVisible()
  await page.getByRole('button', { name: 'Show in post' }).click()
  expect(shown).toEqual([{ start: 3, end: 9 }])

  const folded = page.getByText('Your paragraphs are shorter: 8 words against 20 here.')
  await expect.element(folded).not.toBeInTheDocument()
  await page.getByText('1 more trait').click()
  await expect.element(folded).toBeVisible()
})

test('little to compare with is called a hint', async () => {
  await render(findings({ ...comparison, examples: 1, words: 60, isSure: false }))
  await expect.element(page.getByText(/^Compared with one example of 60 words, which is little/)).toBeVisible()
})

test('without examples there is nothing but the way to add some', async () => {
  await render(findings(null, false))
  await expect.element(page.getByRole('link', { name: 'Add some in Settings' })).toBeVisible()
  await expect.element(page.getByText(/more trait/)).not.toBeInTheDocument()
})
