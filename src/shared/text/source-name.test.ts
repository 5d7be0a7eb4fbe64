import { expect, test } from 'vitest'
import { hostOf, linkTitleOf, nameOfSource, outletOf } from './source-name.ts'

const url = 'https://www.courier.example/ferry'

test.each([
  ['the name its site gives itself', 'The Linde Courier', url, 'The Linde Courier'],
  ['its host where it has no name', null, url, 'courier.example'],
  ['its host where its name is an address', 'https://www.courier.example', url, 'courier.example'],
  ['the host of its name where nothing else is known', 'https://www.courier.example', null, 'courier.example'],
  ['the original behind an archive', null, `https://web.archive.org/web/20200101120000/${url}`, 'courier.example'],
  [
    'the original, not the archive’s own name',
    'web.archive.org',
    `https://web.archive.org/web/2020id_/${url}`,
    'courier.example',
  ],
  ['the original behind another archive', null, `https://archive.ph/20200101120000/${url}`, 'courier.example'],
  ['the name that an archived page has', 'The Linde Courier', `https://archive.ph/o/aBc12/${url}`, 'The Linde Courier'],
  ['an archive for what it published itself', null, 'https://archive.org/about', 'archive.org'],
  ['nothing without name and address', ' ', null, null],
])('an outlet is called %s', (_, siteName, address, name) => {
  expect(outletOf({ siteName, url: address })).toBe(name)
})

test('a link’s card has the page’s title, else its host', () => {
  expect(linkTitleOf({ title: 'Ferry', url })).toBe('Ferry')
  expect(linkTitleOf({ title: '', url })).toBe('courier.example')
  expect(linkTitleOf({ title: null, url: null })).toBe('')
})

test('one of several sources goes by its title, else by its outlet', () => {
  expect(nameOfSource({ title: 'Ferry', siteName: 'Courier', url })).toBe('Ferry')
  expect(nameOfSource({ title: '', siteName: 'Courier', url })).toBe('Courier')
  expect(nameOfSource({ title: null, url: null })).toBe('')
})

test('what is no address has no host', () => {
  expect([hostOf(null), hostOf('news')]).toEqual([null, null])
})
