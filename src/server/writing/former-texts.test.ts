import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { seedStyles, seedTemplate } from './default-template.ts'
import { formerTexts } from './former-texts.ts'

const today = [
  '596e088034d6aeb83b49382cf40528b53a563839b2a52ab3d916a69221102243',
  'a733cc95767766320b8c27e5ba1a33acef6f1d0027bf9f63d91586a5b1f04f88',
  '1227b7601761837cc6e778fe5ab126f69368ba10a519772d9cbe45d20b23856a',
  '9b72bae78c15c85b924372e0704abf41347e99174134a0d2c2718e4c351128f7',
]

test('a default text that changes leaves its hash among the former ones: replace it here, and move the old one there', () => {
  const texts = [seedTemplate.template, ...seedStyles.map(({ promptPart }) => promptPart)]
  expect(texts.map((text) => createHash('sha256').update(text).digest('hex'))).toEqual(today)
  for (const hash of today) expect(formerTexts).not.toContain(hash)
})
