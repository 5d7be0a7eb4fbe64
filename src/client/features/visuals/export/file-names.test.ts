import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacters } from '../../../../../tests/support/any-characters.ts'
import { exportFileName } from './file-names.ts'

test.each([
  ['Name of visual', 'Name of visual.png'],
  ['  Spring   figures ', 'Spring figures.png'],
  ['Umsätze 2026 – Hafen 🚢', 'Umsätze 2026 – Hafen 🚢.png'],
  ['A/B: what\\now?', 'A-B- what-now.png'],
  ['../../etc/passwd', 'etc-passwd.png'],
  ['.hidden.', 'hidden.png'],
  ['line one\nline two', 'line one line two.png'],
  ['con', '_con.png'],
  ['COM1.backup', '_COM1.backup.png'],
  ['console', 'console.png'],
  ['gpj\u202Eexe', 'gpjexe.png'],
  ['', 'Untitled Visual.png'],
  ['???', 'Untitled Visual.png'],
])('the file of “%s” is called %s', (name, fileName) => {
  expect(exportFileName(name, 'png')).toBe(fileName)
})

test('each format has its own ending, and pages are numbered', () => {
  expect(exportFileName('Quote', 'jpeg')).toBe('Quote.jpg')
  expect(exportFileName('Quote', 'pdf')).toBe('Quote.pdf')
  expect(exportFileName('Quote', 'svg', 3)).toBe('Quote 3.svg')
})

test('a long name is cut between characters, so that the file can be stored', () => {
  const name = exportFileName('👩‍👩‍👧‍👦'.repeat(40), 'png')
  expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(200)
  expect(name).toMatch(/^(👩‍👩‍👧‍👦)+\.png$/u)
})

test('whatever a visual is called, its file name is one that every system takes', () => {
  fc.assert(
    fc.property(anyCharacters(120), (name) => {
      const fileName = exportFileName(name, 'png')
      expect(fileName).not.toMatch(/[/\\:*?"<>|\p{Cc}]/u)
      expect(fileName).toMatch(/[^\s.]\.png$/u)
      expect(fileName).not.toMatch(/^[\s.]/)
      expect(new TextEncoder().encode(fileName).length).toBeLessThanOrEqual(255)
    }),
  )
})
