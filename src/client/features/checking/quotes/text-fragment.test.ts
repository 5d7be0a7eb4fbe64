import { expect, test } from 'vitest'
import { addressOfText } from './text-fragment.ts'

const page = 'https://news.example/harbour?a=1'

test.each([
  ['“We told people, didn’t we?”', 'We%20told%20people%2C%20didn%E2%80%99t%20we'],
  ['A well-known B&B, 100 %', 'A%20well%2Dknown%20B%26B%2C%20100'],
  ['Übermorgen geht es los', '%C3%9Cbermorgen%20geht%20es%20los'],
  ['one two three four five six seven eight nine, ten.', 'one%20two%20three%20four,seven%20eight%20nine%2C%20ten'],
])('%s', (text, directive) => {
  expect(addressOfText(page, text)).toBe(`${page}#:~:text=${directive}`)
})

test('a place in the page stays before the text, and an earlier text goes', () => {
  expect(addressOfText('https://news.example/#part', 'Some words')).toBe(
    'https://news.example/#part:~:text=Some%20words',
  )
  expect(addressOfText('https://news.example/#:~:text=old', 'Some words')).toBe(
    'https://news.example/#:~:text=Some%20words',
  )
  expect(addressOfText(page, '…')).toBe(page)
})

test.each([null, '', 'about:blank', 'javascript:alert(1)', 'file:///etc/passwd', 'a document.pdf'])(
  'no link for %s',
  (address) => {
    expect(addressOfText(address, 'Some words')).toBeNull()
  },
)
